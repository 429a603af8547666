/** Keys, and what each does. */
export const Teclas = ({ de }: { de: readonly (readonly [tecla: string, oQue: string])[] }) => (
  <dl className="atalhos">
    {de.map(([tecla, oQue]) => (
      <div key={tecla}>
        <dt>
          <kbd>{tecla}</kbd>
        </dt>
        <dd>{oQue}</dd>
      </div>
    ))}
  </dl>
);
