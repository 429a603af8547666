import type { ReactNode } from 'react';
import estilo from './Formulario.module.css';

/** What the words name, and where it is read. */
const LIGACOES = [
  { palavras: 'regulamento', href: '/regulamento' },
  { palavras: 'página de privacidade', href: '/privacidade' },
] as const;

/** The box of the registration: the words that go on record with it, leading to what they name in a page of its own. */
export function AceiteDoCadastro({
  versao,
  texto,
  regulamento,
  erro = null,
}: {
  versao: string;
  texto: string;
  /** Whether the brand has published one to lead to. */
  regulamento: boolean;
  erro?: string | null;
}) {
  return (
    <div className={estilo.aceite}>
      <div className={estilo.marcar}>
        <input
          id="consentimento"
          name="consentimento"
          type="checkbox"
          value={versao}
          required
          aria-invalid={erro ? true : undefined}
          aria-describedby={erro ? 'consentimento-erro' : undefined}
        />
        <label htmlFor="consentimento">
          <TextoDoAceite texto={texto} regulamento={regulamento} />
        </label>
      </div>
      {erro && (
        <p id="consentimento-erro" role="alert" className={estilo.erro}>
          {erro}
        </p>
      )}
    </div>
  );
}

/** The words with their links. `regulamento`: whether there is a page of it to lead to. */
export function TextoDoAceite({ texto, regulamento }: { texto: string; regulamento: boolean }) {
  let partes: ReactNode[] = [texto];
  for (const { palavras, href } of LIGACOES) {
    if (href === '/regulamento' && !regulamento) continue;
    partes = partes.flatMap((parte) => {
      if (typeof parte !== 'string' || !parte.includes(palavras)) return [parte];
      const onde = parte.indexOf(palavras);
      return [
        parte.slice(0, onde),
        // A tab of its own: what was typed stays.
        <a key={href} href={href} target="_blank" rel="noopener">
          {palavras}
        </a>,
        parte.slice(onde + palavras.length),
      ];
    });
  }
  return <>{partes}</>;
}
