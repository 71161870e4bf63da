/** How to play, on one page: for those who do not want to read a rule book before their first game. */
import type { JSX } from 'preact';
import { gearPath } from '../../board/gear-path.ts';
import { IRREVERSIBLE_SIGN } from '../../board/irreversible-sign.ts';
import { language } from '../../words/language.ts';
import { panelWords } from '../../words/panel-words.ts';
import { CHAPTERS, INTRO, type PrimerSign, SIGN_WORDS, SIGNS, SIGNS_TITLE } from '../../words/primer.ts';
import { RuleLink } from '../rule-link.tsx';
import { groupOf } from '../rule-titles.ts';
import './primer-page.css';

/** As on the board, in a square of 40. */
const PICTURES: Readonly<Record<PrimerSign, JSX.Element>> = {
  gear: (
    <>
      <path class="primer-brass" d={gearPath(10, 17, 14)} transform="translate(20 20)" />
      <circle class="primer-hub" cx={20} cy={20} r={10} />
      <text x={20} y={25} text-anchor="middle">
        3
      </text>
    </>
  ),
  wall: <path class="primer-wall" d="M2,20H38" />,
  portcullis: (
    <>
      <path class="primer-iron" d="M6,20H34M9,12V28M15,12V28M20,12V28M25,12V28M31,12V28" />
      <path class="primer-post" d="M3,14V26M37,14V26" />
    </>
  ),
  slit: <path class="primer-slit" d="M10,10H30L22,20L30,30H10L18,20Z" />,
  pit: <rect class="primer-pit" x={5} y={5} width={30} height={30} rx={4} />,
  room: (
    <>
      <rect class="primer-slab" x={3} y={6} width={34} height={28} rx={5} />
      <text class="primer-light" x={20} y={25} text-anchor="middle">
        2/3
      </text>
    </>
  ),
  reach: (
    <>
      <rect class="primer-reach" x={5} y={5} width={30} height={30} rx={6} />
      <circle class="primer-pip" cx={20} cy={20} r={6} />
    </>
  ),
  irreversible: <path class="primer-irreversible" d={IRREVERSIBLE_SIGN} transform="scale(2.5)" />,
};

/** Rules of one group have one title: where the first stands, the others stand beside it. */
const firstOfEach = (rules: readonly string[]): readonly string[] =>
  rules.filter((rule, at) => rules.findIndex((other) => groupOf(other) === groupOf(rule)) === at);

export function PrimerPage() {
  const { value: into } = language;
  return (
    <article class="primer">
      <h2>{panelWords().howToPlay}</h2>
      <p>{INTRO[into]}</p>
      <div class="primer-chapters">
        {CHAPTERS.map(({ title, lines }) => (
          <section key={title.en}>
            <h3>{title[into]}</h3>
            {lines.map(({ rules, ...text }) => (
              <p key={text.en}>
                {text[into]}{' '}
                {rules.length > 0 && (
                  <small>
                    {firstOfEach(rules).map((rule) => (
                      <span key={rule}>
                        <RuleLink id={rule} />{' '}
                      </span>
                    ))}
                  </small>
                )}
              </p>
            ))}
          </section>
        ))}
        <section>
          <h3>{SIGNS_TITLE[into]}</h3>
          <ul class="primer-signs">
            {SIGNS.map((sign) => (
              <li key={sign}>
                <svg viewBox="0 0 40 40" aria-hidden="true">
                  {PICTURES[sign]}
                </svg>
                <span>{SIGN_WORDS[sign][into]}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </article>
  );
}
