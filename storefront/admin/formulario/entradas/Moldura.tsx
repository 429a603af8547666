import type { CampoDescrito } from '@martelo/shared/recurso';
import type { ReactNode } from 'react';
import { ADMIN_REGISTRO as P } from '../../../src/palavras/admin-registro.ts';
import { Icone } from '../../../src/site/ui/Icone.tsx';
import { Mudado } from '../mudados.tsx';

export interface Acesso {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-required'?: true;
}

/** Ids take no dots where style sheets and screen readers look for them. */
export const idDe = (nome: string): string => `campo-${nome.replaceAll('.', '-')}`;

/** Label, help and what is wrong, around one control. */
export function Moldura({
  nome,
  campo: { rotulo, obrigatorio, tipo },
  erro,
  ajuda,
  children,
}: {
  nome: string;
  campo: Pick<CampoDescrito, 'rotulo' | 'obrigatorio' | 'tipo'>;
  erro?: string | undefined;
  ajuda?: string | undefined;
  children: (acesso: Acesso) => ReactNode;
}) {
  const id = idDe(nome);
  return (
    <div className={tipo === 'paragrafos' ? 'campo largo' : 'campo'}>
      <label htmlFor={id}>
        {rotulo}
        {obrigatorio && (
          <span className="obrigatorio" aria-hidden title={P.obrigatorio}>
            *
          </span>
        )}
        <Mudado nome={nome} />
      </label>
      {children({
        id,
        ...(erro ? { 'aria-invalid': true as const } : {}),
        ...(erro || ajuda ? { 'aria-describedby': erro ? `${id}-erro` : `${id}-ajuda` } : {}),
        ...(obrigatorio ? { 'aria-required': true as const } : {}),
      })}
      {erro ? (
        <p id={`${id}-erro`} className="erro" role="alert">
          <Icone nome="circle-exclamation-point" tamanho={14} />
          {erro}
        </p>
      ) : (
        ajuda && (
          <p id={`${id}-ajuda`} className="ajuda">
            {ajuda}
          </p>
        )
      )}
    </div>
  );
}
