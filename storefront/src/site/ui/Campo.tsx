import type { InputHTMLAttributes, ReactNode } from 'react';
import estilo from './Campo.module.css';
import { Icone } from './Icone.tsx';

interface Moldura {
  rotulo: string;
  /** Joins label, control, help and error; also the input's name unless one is given. */
  id: string;
  ajuda?: string;
  erro?: string | null;
  className?: string;
}

/** A labelled text input. `prefixo` stands inside the box ("R$"). */
export function Campo({
  rotulo,
  id,
  ajuda,
  erro,
  prefixo,
  sufixo,
  className,
  ...resto
}: Moldura & { prefixo?: ReactNode; sufixo?: ReactNode } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'id'
  >) {
  return (
    <MolduraCampo {...{ rotulo, id, ajuda, erro, className }}>
      <span className={estilo.caixa} data-erro={erro ? '' : undefined}>
        {prefixo && <span className={estilo.afixo}>{prefixo}</span>}
        <input
          name={id}
          {...resto}
          id={id}
          aria-invalid={erro ? true : undefined}
          aria-describedby={descricao(id, ajuda, erro)}
        />
        {sufixo}
      </span>
    </MolduraCampo>
  );
}

/** Label, help and error around any control; the control takes `id` and `aria-describedby={descricao(id, …)}`. */
export function MolduraCampo({
  rotulo,
  id,
  ajuda,
  erro,
  className,
  children,
}: Moldura & { children: ReactNode }) {
  return (
    <div className={[estilo.campo, className].join(' ')}>
      <label htmlFor={id} className={estilo.rotulo}>
        {rotulo}
      </label>
      {children}
      {ajuda && !erro && (
        <p id={`${id}-ajuda`} className={estilo.ajuda}>
          {ajuda}
        </p>
      )}
      {erro && (
        <p id={`${id}-erro`} className={estilo.erro} role="alert">
          <Icone nome="circle-exclamation-point" tamanho={16} />
          {erro}
        </p>
      )}
    </div>
  );
}

export const descricao = (id: string, ajuda?: string, erro?: string | null) =>
  erro ? `${id}-erro` : ajuda ? `${id}-ajuda` : undefined;
