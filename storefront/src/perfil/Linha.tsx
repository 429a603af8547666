import type { InputHTMLAttributes } from 'react';
import { PERFIL } from '../palavras/perfil.ts';
import { Campo } from '../site/ui/Campo.tsx';

export type ErroDe = (nome: string) => string | null;

type DeLinha =
  | 'apelido'
  | 'rg'
  | 'orgaoExpeditor'
  | 'razaoSocial'
  | 'inscricaoEstadual'
  | 'nomeFantasia'
  | 'nomeFazenda'
  | 'telefone2'
  | 'telefone3';

/** One line of the profile, named as the catalogue names it. */
export function Linha({
  id,
  valor,
  erro,
  ...resto
}: {
  id: DeLinha;
  valor: string | null;
  erro: ErroDe;
  ajuda?: string;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'required' | 'minLength' | 'maxLength' | 'type' | 'onInput' | 'autoComplete'
>) {
  return <Campo id={id} rotulo={PERFIL[id]} erro={erro(id)} defaultValue={valor ?? ''} {...resto} />;
}
