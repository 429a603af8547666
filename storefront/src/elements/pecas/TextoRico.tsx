import type { NoTexto, TrechoTexto } from '@martelo/shared/pagina';
import type { ReactNode } from 'react';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import estilo from './TextoRico.module.css';

/** The rich text of an item. A closed model, never HTML: nothing an editor pastes can run. */
export function TextoRico({ nos, className }: { nos: readonly NoTexto[]; className?: string }) {
  if (nos.length === 0) return null;
  return (
    <div className={[estilo.texto, className].join(' ')}>
      {nos.map((no, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nodes of a published text have no identity and never move
        <No key={i} no={no} />
      ))}
    </div>
  );
}

function No({ no }: { no: NoTexto }) {
  switch (no.tipo) {
    case 'titulo':
      return <h3>{trechos(no.filhos)}</h3>;
    case 'subtitulo':
      return <h4>{trechos(no.filhos)}</h4>;
    case 'citacao':
      return <blockquote>{trechos(no.filhos)}</blockquote>;
    case 'paragrafo':
      return <p>{trechos(no.filhos)}</p>;
    case 'lista':
      return <ul>{linhas(no.itens)}</ul>;
    case 'lista-numerada':
      return <ol>{linhas(no.itens)}</ol>;
  }
}

const linhas = (itens: TrechoTexto[][]): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  itens.map((filhos, i) => <li key={i}>{trechos(filhos)}</li>);

const trechos = (filhos: TrechoTexto[]): ReactNode =>
  filhos.map((trecho, i) => {
    let no: ReactNode = trecho.texto;
    if (trecho.sublinhado) no = <u>{no}</u>;
    if (trecho.italico) no = <em>{no}</em>;
    if (trecho.negrito) no = <strong>{no}</strong>;
    if (trecho.link) no = <Ligacao href={trecho.link}>{no}</Ligacao>;
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return <span key={i}>{no}</span>;
  });
