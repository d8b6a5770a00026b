/* A player of German Whist in C: takes good upcards with the cheapest card, and lets poor ones go.
 *
 * It speaks the engine protocol and needs nothing but a C compiler. From this folder:
 *
 *     cc -O2 -o thrifty thrifty.c
 *     germanwhist arena "cmd:./thrifty" random
 *
 * A view is one line of JSON without blanks; the few members that it needs are found by their names.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *RANKS = "23456789TJQKA";
static char line[65536], view[65536];

/* What follows a member's name in the view: "QD" without its quotation mark, or null, or [...]. */
static const char *member(const char *name) {
    char wanted[32];
    snprintf(wanted, sizeof wanted, "\"%s\":", name);
    const char *found = strstr(view, wanted);
    if (found == NULL) exit(1);
    found += strlen(wanted);
    return *found == '"' ? found + 1 : found;
}

static int rank(const char *card) { return (int)(strchr(RANKS, card[0]) - RANKS); }

/* Trumps stand above all others; "null" for no trumps fits no suit. */
static int strength(const char *card, char trump) {
    return rank(card) + (card[1] == trump ? 13 : 0);
}

static void choose(char *best) {
    const char trump = *member("trump"), *led = member("led"), *upcard = member("upcard");
    const int is_led = led[0] != 'n', has_upcard = upcard[0] != 'n';
    const int is_good = !has_upcard || strength(upcard, trump) > 7;
    const int is_wanted = is_good == (strncmp(member("objective"), "high", 4) == 0);
    int best_value = 0;
    for (const char *card = member("legal"); *card != ']'; card++) {
        if (*card != '"') continue;
        card++; /* on the first letter of a card */
        const int wins = !is_led || (card[1] == led[1] ? rank(card) > rank(led) : card[1] == trump);
        /* The cheapest card that does what is wanted; leading, the strongest if it should win. */
        int value = 100 - strength(card, trump);
        if (is_led) value += wins == is_wanted ? 100 : 0;
        if (!is_led && is_wanted) value = 1 + strength(card, trump);
        if (value > best_value) {
            best_value = value;
            memcpy(best, card, 2);
        }
        card += 2; /* on the closing quotation mark */
    }
}

int main(void) {
    char card[3] = "";
    while (fgets(line, sizeof line, stdin) != NULL) {
        if (strncmp(line, "germanwhist ", 12) == 0) {
            /* It remembers nothing, so it may stay for many hands: version 2. */
            printf("name Thrifty\nready %d\n", atoi(line + 12) >= 2 ? 2 : 1);
        } else if (strncmp(line, "view ", 5) == 0) {
            strcpy(view, line + 5);
        } else if (strncmp(line, "go", 2) == 0) {
            choose(card);
            printf("play %s\n", card);
        } else if (strncmp(line, "quit", 4) == 0) {
            break;
        }
        fflush(stdout); /* output to a pipe is kept back otherwise */
    }
    return 0;
}
