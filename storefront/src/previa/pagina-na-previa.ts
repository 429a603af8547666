import type { PaginaSite, Sessao } from '@martelo/shared/pagina';
import type { DoConstrutor } from '@martelo/shared/pagina/previa/protocolo';
import { conservar } from './conservar.ts';

/** The page on the canvas, and the revision of it that the builder last sent. */
export interface PaginaNaPrevia {
  revisao: number;
  pagina: PaginaSite;
}

type Recado<T extends DoConstrutor['tipo']> = Extract<DoConstrutor, { tipo: T }>;

/** The page after a message. Sections that say the same keep their identity: only the others are painted again. */
export function receber(
  atual: PaginaNaPrevia | null,
  mensagem: Recado<'pagina'> | Recado<'mudancas'>,
): PaginaNaPrevia | null {
  if (mensagem.tipo === 'pagina')
    return {
      revisao: mensagem.revisao,
      pagina: {
        ...mensagem.pagina,
        sessoes: conservar(atual?.pagina.sessoes ?? [], mensagem.pagina.sessoes),
      },
    };
  if (atual === null) return null;
  const porId = new Map<string, Sessao>(atual.pagina.sessoes.map((sessao) => [sessao.id, sessao]));
  for (const sessao of mensagem.sessoes) porId.set(sessao.id, sessao);
  const ordem = mensagem.ordem ?? atual.pagina.sessoes.map(({ id }) => id);
  const sessoes = ordem.flatMap((id) => porId.get(id) ?? []);
  return { revisao: mensagem.revisao, pagina: { ...atual.pagina, sessoes } };
}
