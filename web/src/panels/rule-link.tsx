/** A rule by its id, as a way to the page of the rules. */

export const ruleAddress = (id: string): string => `#/rules/${id}`;

export const RuleLink = ({ id }: { readonly id: string }) => (
  <a class="rule-link" href={ruleAddress(id)}>
    {id}
  </a>
);
