/** What was wrong with what was asked, a sentence each. */
export const Problemas = ({ de }: { de: readonly string[] }) =>
  de.map((uma) => (
    <p key={uma} className="erro" role="alert">
      {uma}
    </p>
  ));
