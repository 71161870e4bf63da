/** An answer that throws when somebody looks at it. */
const answer = {
  get type(): string {
    throw new Error('do not look');
  },
};

export default (): { choose: () => unknown } => ({ choose: () => answer });
