#include "germanwhist/solver.hpp"

#include <algorithm>

#include "germanwhist/error.hpp"
#include "germanwhist/look_ahead.hpp"
#include "germanwhist/trick.hpp"

namespace germanwhist {

/// Alpha-beta from a position down to the table, a trick at a time.
template <Objective objective, bool has_trump>
class Solver::Search {
public:
    explicit Search(Solver& solver) : solver_(solver), table_(*solver.table_) {}

    int score(const CanonicalPosition& position, int alpha, int beta) {
        ++solver_.nodes_;
        const Split& split = split_of(position);
        if (position.level <= table_.levels()) {
            return table_.scores(position.level).score(split.first, position.word);
        }
        const Bounds known = solver_.cache_.find(position);
        if (known.low >= beta || known.low == known.high) return known.low;
        if (known.high <= alpha) return known.high;
        alpha = std::max(alpha, known.low - 1);
        beta = std::min(beta, known.high + 1);
        const int found = position.level - 1 == table_.levels()
                              ? look_up_next(position, split, alpha, beta)
                              : search_next(position, split, alpha, beta);
        solver_.cache_.store(position, {found > alpha ? std::max(found, known.low) : known.low,
                                        found < beta ? std::min(found, known.high) : known.high});
        return found;
    }

private:
    const Split& split_of(const CanonicalPosition& position) const {
        return table_.geometry().splits(position.level)[position.split];
    }

    int look_up_next(const CanonicalPosition& position, const Split& split, int alpha, int beta) {
        const LevelScores& scores = table_.scores(position.level - 1);
        const auto child = [&](const Successor& next, std::uint32_t word, bool leader_wins, int,
                               int) {
            ++solver_.nodes_;
            return trick_score(objective, leader_wins) +
                   (leader_wins ? scores.score(next.first, word)
                                : scores.score_of_follower(next.first, word));
        };
        return LookAhead<objective, has_trump, decltype(child)&>(split, position.word, child)
            .best(alpha, beta);
    }

    int search_next(const CanonicalPosition& position, const Split& split, int alpha, int beta) {
        const int level = position.level - 1;
        const std::uint32_t all_cards = (1U << (2 * level)) - 1;
        const auto child = [&](const Successor& next, std::uint32_t word, bool leader_wins,
                               int child_alpha, int child_beta) {
            const int gain = trick_score(objective, leader_wins);
            if (leader_wins) {
                return gain +
                       score({level, next.split, word}, child_alpha - gain, child_beta - gain);
            }
            // The follower leads now, and what he scores the leader does not.
            const int most = gain + level;
            return most - score({level, next.split, word ^ all_cards}, most - child_beta,
                                most - child_alpha);
        };
        return LookAhead<objective, has_trump, decltype(child)&>(split, position.word, child)
            .best(alpha, beta);
    }

    Solver& solver_;
    const Table& table_;
};

int Solver::leader_tricks(const Position& position) {
    check(position);
    const int most = position.tricks_left();
    if (position.led) return tricks(score_of_lead(position, -1, most + 1), most);
    const auto start =
        canonical(table_->geometry(), position.leader, position.follower, position.trump);
    return tricks(score(start, -1, most + 1), most);
}

Solution Solver::solve(const Position& position) {
    check(position);
    const int most = position.tricks_left();
    Solution solution;
    if (most == 0) return solution;
    int best = position.led ? most + 1 : -1;
    for (const Card card : position.legal_plays()) {
        int value = 0;
        if (position.led) {
            value = score_of_follow(position, card, -1, most + 1);
            best = std::min(best, value);
        } else {
            const Position after_lead{position.leader - card, position.follower, position.trump,
                                      card};
            value = score_of_lead(after_lead, -1, most + 1);
            best = std::max(best, value);
        }
        solution.plays.push_back({card, tricks(value, most)});
    }
    solution.leader_tricks = tricks(best, most);
    return solution;
}

void Solver::check(const Position& position) const {
    validate(position);
    if ((position.trump != no_trump) != table_->kind().has_trump) {
        throw Error("bad_position", position.trump == no_trump
                                        ? "a position without trumps needs a table without trumps"
                                        : "a position with trumps needs a table with trumps");
    }
}

int Solver::score_of_lead(const Position& after_lead, int alpha, int beta) {
    for (const Card follow : after_lead.legal_plays()) {
        beta = std::min(beta, score_of_follow(after_lead, follow, alpha, beta));
        if (beta <= alpha) break;
    }
    return beta;
}

int Solver::score_of_follow(const Position& after_lead, Card follow, int alpha, int beta) {
    const auto& [leader, follower, trump, led] = after_lead;
    const bool is_won = leader_wins(*led, follow, trump);
    const int gain = trick_score(table_->kind().objective, is_won);
    if (leader.empty()) return gain;
    const CardSet kept = follower - follow;
    if (is_won) {
        return gain + score(canonical(table_->geometry(), leader, kept, trump), alpha - gain,
                            beta - gain);
    }
    const int most = gain + leader.size();
    return most - score(canonical(table_->geometry(), kept, leader, trump), most - beta,
                        most - alpha);
}

int Solver::score(const CanonicalPosition& position, int alpha, int beta) {
    const auto [objective, has_trump] = table_->kind();
    if (objective == Objective::high) {
        return has_trump ? Search<Objective::high, true>(*this).score(position, alpha, beta)
                         : Search<Objective::high, false>(*this).score(position, alpha, beta);
    }
    return has_trump ? Search<Objective::low, true>(*this).score(position, alpha, beta)
                     : Search<Objective::low, false>(*this).score(position, alpha, beta);
}

int Solver::tricks(int score, int tricks_left) const {
    return table_->kind().objective == Objective::high ? score : tricks_left - score;
}

}  // namespace germanwhist
