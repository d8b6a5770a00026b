/** Skills on the scale of the six levels, whose own hands set the ticks. */

import { number, margin as plusMinus, t } from "../../texts/texts";
import { enumerated, levelName } from "../../texts/words";
import type { SkillMessage } from "../../wire/server";
import { groupsOf, placeOf } from "./scale";

interface SkillsProps {
  readonly skills: readonly SkillMessage[];
  /** Over how many hands. */
  readonly hands: number;
}

export function Skills({ skills, hands }: SkillsProps) {
  return (
    <section class="panel skills" aria-labelledby="skills">
      <div class="row between">
        <h2 id="skills">{t("progress-skills")}</h2>
        <span class="muted small">{t("progress-skills.over", { hands })}</span>
      </div>
      <ul class="level-signs" aria-hidden="true">
        {skills[0]?.levels.map(({ level }) => (
          <li key={level}>
            <Sign level={level} />
            {levelName(level)}
          </li>
        ))}
      </ul>
      {skills.map((skill) => (
        <Skill key={skill.skill} {...skill} />
      ))}
      <p class="muted small">{t("progress-skills.about")}</p>
    </section>
  );
}

function Skill({ skill, cost, margin, standing, near, levels }: SkillMessage) {
  const place = (tricks: number): number => placeOf(tricks, levels);
  const [low, high] = [place(cost + margin), place(cost - margin)];
  return (
    <div class="skill">
      <h3>{t(`progress-skill-${skill}`)}</h3>
      <p class="as">
        {t(`progress-standing-${standing}`, { near: enumerated(near.map(levelName)) })}
        <span class="vh">
          {", "}
          {t("progress-gives", {
            cost: number(cost, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
            margin: plusMinus(margin),
          })}
        </span>
      </p>
      <div class="track" aria-hidden="true">
        <i class="fill" style={{ width: `${place(cost)}%` }} />
        {levels.map(({ level, cost: theirs }) => (
          <i key={level} class="tick" style={{ left: `${place(theirs)}%` }} />
        ))}
        {groupsOf(levels).map(({ at, names }) => (
          <span key={at} class="signs" style={{ left: `${at}%` }}>
            {names.map((level) => (
              <Sign key={level} level={level} />
            ))}
          </span>
        ))}
        <i class="band" style={{ left: `${low}%`, width: `${high - low}%` }} />
      </div>
    </div>
  );
}

function Sign({ level }: { readonly level: string }) {
  return (
    <svg viewBox="0 0 40 40">
      <use href={`#l-${level}`} />
    </svg>
  );
}
