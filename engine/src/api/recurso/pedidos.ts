import { mudancaPrevista, ROTULOS_SITUACAO_APROVACAO, SITUACOES_APROVACAO } from '@martelo/shared/aprovacao';
import { z } from 'zod';
import { autorDe } from '../../records/politica.ts';
import type { Acesso } from '../../records/records.ts';
import { paramsUid } from '../comando.ts';
import { type Rota, rota } from '../rota.ts';
import type { Escritor, Recurso, Servicos } from './declaracao.ts';
import { comRemovidos } from './politica.ts';
import type { PedidoVisto } from './segunda-pessoa.ts';
import { deOutrosPapeis } from './visao.ts';

type Qualquer = { uid: string; id: number; removidoEm?: string | undefined } & Record<string, unknown>;

const ATOS_COMUNS: Readonly<Record<string, string>> = {
  criar: 'Cadastro',
  alterar: 'Alteração',
  remover: 'Remoção',
  restaurar: 'Restauração',
  desfazer: 'Desfazer um efeito',
};

/** Whether an act makes a version of the record, whose history tells of it then. */
export const ehDoEscritor = ({ declaracao }: Recurso<never, never>, ato: string): boolean =>
  ato in ATOS_COMUNS || ato in (declaracao.acoes ?? {});

/** An act as it stands in a request: "Remoção". @param proprio of the kind's own calls, as they name it */
export const atoEmPalavras = (ato: string, proprio: string | null): string =>
  proprio ?? ATOS_COMUNS[ato] ?? ato;

/** What was asked, and how it went: "Alteração pedida: aguardando". */
export function pedidoEmPalavras({ ato, resumo, situacao, motivo }: PedidoVisto): string {
  const como = ROTULOS_SITUACAO_APROVACAO[situacao].toLocaleLowerCase('pt-BR');
  return `Pedido a duas pessoas, ${atoEmPalavras(ato, resumo).toLocaleLowerCase('pt-BR')}: ${como}${motivo ? ` (${motivo})` : ''}`;
}

/** What would change, to who may read all that the record holds. */
export const mudancasPara = (
  recurso: Recurso<never, never>,
  acesso: Acesso,
  { mudancas }: Pick<PedidoVisto, 'mudancas'>,
) => (deOutrosPapeis(recurso, acesso).length > 0 ? [] : [...mudancas]);

const pessoa = z.object({ uid: z.string(), nome: z.string() });

/** What was asked of a record that needs a second person: whoever may read the record is told. Other kinds have no such call. */
export function rotasDosPedidos<S extends Servicos>(
  recurso: Recurso<Qualquer, S>,
  servicos: S,
  escritor: Escritor<Qualquer>,
): Rota[] {
  const { segundaPessoa } = servicos;
  const { aDois, caminho, papeis, nome } = recurso.declaracao;
  if (!aDois || segundaPessoa === undefined) return [];
  const nomear = async (uid: string) => ({ uid, nome: await servicos.nomeDoUsuario(uid) });
  return [
    rota({
      metodo: 'get',
      caminho: `${caminho}/:uid/pedidos`,
      resumo: 'O que foi pedido deste registro e espera, ou esperou, por uma segunda pessoa, do mais recente',
      guarda: papeis.le,
      params: paramsUid,
      resposta: z.object({
        itens: z.array(
          z.object({
            ...{ aprovacaoUid: z.guid(), revisao: z.int(), situacao: z.enum(SITUACOES_APROVACAO) },
            ...{ rotulo: z.string(), pedidaEm: z.string(), expiraEm: z.string() },
            ...{ pedidaPor: pessoa, decididaPor: pessoa.nullable(), motivo: z.string().nullable() },
            ...{ meu: z.boolean(), mudancas: z.array(mudancaPrevista) },
          }),
        ),
      }),
      async executar({ params, chamador: { acesso } }) {
        const { uid } = await escritor.achar(comRemovidos(acesso), params.uid);
        const pedidos = await segundaPessoa.pedidosDe(nome, uid);
        return {
          itens: await Promise.all(
            pedidos.map(async (um) => ({
              ...{ aprovacaoUid: um.aprovacaoUid, revisao: um.revisao, situacao: um.situacao },
              ...{ rotulo: pedidoEmPalavras(um), pedidaEm: um.pedidaEm, expiraEm: um.expiraEm },
              pedidaPor: await nomear(um.pedidaPor),
              decididaPor: um.decididaPor === null ? null : await nomear(um.decididaPor),
              motivo: um.motivo,
              meu: autorDe(acesso) === um.pedidaPor,
              mudancas: mudancasPara(recurso as never, acesso, um),
            })),
          ),
        };
      },
    }),
  ];
}
