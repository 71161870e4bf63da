/** Stars, those that were reached in gold. */
import { missionWords } from '../words/mission-words.ts';
import './stars.css';

const ALL = [1, 2, 3] as const;

const STAR =
  'M12 1.8 15.200 8.600 22.600 9.500 17.100 14.600 18.600 22 12 18.300 5.400 22 6.900 14.600 1.400 9.500 8.800 8.600z';

interface StarsProps {
  readonly count: number;
  readonly isLarge?: boolean;
}

export const Stars = ({ count, isLarge = false }: StarsProps) => (
  <span class={`stars${isLarge ? ' large' : ''}`} role="img" aria-label={missionWords().stars(count)}>
    {ALL.map((star) => (
      <svg key={star} viewBox="0 0 24 24" class={star <= count ? 'reached' : ''} aria-hidden="true">
        <path d={STAR} />
      </svg>
    ))}
  </span>
);
