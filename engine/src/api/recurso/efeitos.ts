import { ErroMartelo } from '@martelo/shared/erros';
import type { PapelInterno } from '@martelo/shared/papeis';
import { z } from 'zod';
import type { Fazedor } from '../../jobs/efeitos.ts';
import { pedirEfeitos, repetirEfeito } from '../../jobs/pedir-efeitos.ts';
import { semCarimbos } from '../../records/campos.ts';
import type { Efeito as Guardado, MudancaDeEfeitos } from '../../records/efeitos.ts';
import { autorDe, exigirEscrita } from '../../records/politica.ts';
import type { Registro } from '../../records/records.ts';
import { comComandoId, paramsUid } from '../comando.ts';
import { type Chamador, type Rota, rota } from '../rota.ts';
import { criarUmaVez } from '../uma-vez.ts';
import { comComando } from './comandos.ts';
import type { Efeito, Escritor, QualquerRecurso, Recurso, Servicos } from './declaracao.ts';
import { quem } from './historico.ts';
import { comRemovidos, tem } from './politica.ts';
import { formaDaVersao } from './visao.ts';

type Qualquer = { uid: string; id: number; removidoEm?: string | undefined } & Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: what is inside is typed where the kind is declared.
type Efeitos = [string, Efeito<any, any>][];

const ATOS_COMUNS = ['criar', 'alterar', 'remover', 'restaurar'];

const declarados = ({ declaracao }: QualquerRecurso<never>): Efeitos =>
  Object.entries(declaracao.efeitos ?? {});

/** @throws when an effect follows from an act that the kind does not have, or has a name that no address takes */
export function exigirEfeitos({ declaracao }: QualquerRecurso<never>): void {
  const atos = [...ATOS_COMUNS, ...Object.keys(declaracao.acoes ?? {})];
  for (const [nome, { em }] of Object.entries(declaracao.efeitos ?? {}) as Efeitos) {
    const perdido = em.find((ato) => !atos.includes(ato));
    if (perdido !== undefined) throw new Error(`${declaracao.nome}: ${nome} follows from ${perdido}, no act`);
    if (!/^[a-zA-Z]\w{0,39}$/.test(nome))
      throw new Error(`${declaracao.nome}: no name of an effect: ${nome}`);
  }
}

/** What a change asks to be done elsewhere, as the save that makes it is to keep it; undefined where that is nothing. */
export function efeitosDaMudanca(
  recurso: Recurso<Qualquer, never>,
  mudanca: { ato: string; antes: Registro<Qualquer> | null; depois: Qualquer },
  { acesso, hotsite }: Pick<Chamador, 'acesso' | 'hotsite'>,
  agora: number,
): MudancaDeEfeitos | undefined {
  const pedidos = declarados(recurso as never).flatMap(([nome, { em, dados, prepara }]) => {
    const preparado = em.includes(mudanca.ato) ? prepara({ ...mudanca, acesso, hotsite, agora }) : null;
    return preparado === null ? [] : [{ nome, dados: dados.parse(preparado) }];
  });
  const revisao = (mudanca.antes?.revisao ?? 0) + 1;
  return pedirEfeitos(pedidos, { ato: mudanca.ato, revisao, agora, por: autorDe(acesso) });
}

/** How the effects of a kind are done, as they were declared. */
export const fazedoresDe = <S extends Servicos>(
  recurso: QualquerRecurso<S>,
  servicos: S,
): Record<string, Fazedor> =>
  Object.fromEntries(
    declarados(recurso as never).map(([nome, { dados, faz, desfaz }]) => [
      nome,
      {
        faz: async (guardados, pedido) => faz(dados.parse(guardados), servicos, pedido),
        ...(desfaz && {
          desfaz: async (guardados, pedido) => desfaz(dados.parse(guardados), servicos, pedido),
        }),
      },
    ]),
  );

/** What an effect that is to be taken back is called in the history. @throws EFEITO_SEM_VOLTA, NAO_ENCONTRADO, SEM_PERMISSAO */
export function comVolta(
  recurso: Recurso<Qualquer, never>,
  guardados: readonly Guardado[],
  id: string,
  { acesso }: Pick<Chamador, 'acesso'>,
): string {
  const declarado = recurso.declaracao.efeitos?.[exigirPapel(recurso, guardados, id, acesso).nome];
  if (!declarado?.desfaz) throw new ErroMartelo('EFEITO_SEM_VOLTA');
  return `${declarado.rotulo} (${id})`;
}

/** Who may do what an effect follows from may have it done again, and taken back. @throws NAO_ENCONTRADO, SEM_PERMISSAO */
function exigirPapel(
  { declaracao: { papeis, conduzem = [], acoes = {} } }: Recurso<Qualquer, never>,
  guardados: readonly Guardado[],
  id: string,
  acesso: Chamador['acesso'],
): Guardado {
  const guardado = guardados.find((um) => um.id === id);
  if (guardado === undefined) throw new ErroMartelo('NAO_ENCONTRADO');
  const podem = [...papeis.escreve, ...conduzem, ...(acoes[guardado.ato]?.papeis ?? [])];
  if (!tem(acesso, podem)) throw new ErroMartelo('SEM_PERMISSAO', { papeis: podem.join(', ') });
  return guardado;
}

const instante = (ms: number) => new Date(ms).toISOString();

const efeitosVistos = z.object({
  revisao: z.int(),
  itens: z.array(
    z.object({
      id: z.string(),
      nome: z.string(),
      rotulo: z.string(),
      ato: z.string().describe('A mudança de que decorre'),
      situacao: z.enum(['PENDENTE', 'FEITO', 'FALHOU', 'DESFEITO']),
      desfazendo: z.boolean().describe('O que está pendente, ou falhou, é desfazê-lo'),
      tentativas: z.int(),
      proximaEm: z.string().nullable().describe('Instante ISO da próxima tentativa'),
      erro: z.string().nullable().describe('Por que a última tentativa falhou'),
      em: z.string().describe('Instante ISO em que foi pedido'),
      por: z.object({ uid: z.string(), nome: z.string() }),
      temVolta: z.boolean().describe('Pode ser desfeito depois de feito'),
    }),
  ),
});

/** What a record has made happen elsewhere: seen, tried again, taken back. Kinds without effects have no such calls. */
export function rotasDosEfeitos<S extends Servicos>(
  recurso: Recurso<Qualquer, S>,
  servicos: S,
  escritor: Escritor<Qualquer>,
): Rota[] {
  const { caminho, papeis, conduzem = [], acoes = {}, efeitos } = recurso.declaracao;
  if (efeitos === undefined) return [];
  const colecao = servicos.registros.colecao(recurso);
  const umaVez = criarUmaVez(servicos.registros);
  const podem = new Set<PapelInterno>([
    ...papeis.escreve,
    ...conduzem,
    ...declarados(recurso as never).flatMap(([, { em }]) => em.flatMap((ato) => acoes[ato]?.papeis ?? [])),
  ]);
  const params = paramsUid.extend({ efeito: z.string().max(120) });
  const aoDe = ({ acesso }: Chamador, uid: string) => escritor.achar(comRemovidos(acesso), uid);
  const ver = async (chamador: Chamador, uid: string) => {
    const doc = await aoDe(chamador, uid);
    const guardados = await colecao.efeitos(comRemovidos(chamador.acesso), doc.uid);
    const itens = guardados.toReversed().map(async ({ dados: _, limite: __, desfazer, ...guardado }) => ({
      ...guardado,
      rotulo: efeitos[guardado.nome]?.rotulo ?? guardado.nome,
      desfazendo: desfazer && guardado.situacao !== 'DESFEITO',
      proximaEm: guardado.proximaEm === null ? null : instante(guardado.proximaEm),
      em: instante(guardado.em),
      por: await quem(guardado.por, servicos),
      temVolta: efeitos[guardado.nome]?.desfaz !== undefined && !desfazer,
    }));
    return { revisao: doc.revisao, itens: await Promise.all(itens) };
  };
  const comum = { params, resposta: efeitosVistos, guarda: [...podem] };
  return [
    rota({
      metodo: 'get',
      caminho: `${caminho}/:uid/efeitos`,
      resumo: 'O que as mudanças deste registro fizeram ou vão fazer fora dele, do mais recente ao primeiro',
      guarda: papeis.le,
      params: paramsUid,
      resposta: efeitosVistos,
      executar: ({ params: { uid }, chamador }) => ver(chamador, uid),
    }),
    rota({
      ...{ ...comum, metodo: 'post', caminho: `${caminho}/:uid/efeitos/:efeito/repetir` },
      resumo: 'Tenta de novo o que falhou',
      body: z.strictObject(comComandoId),
      async executar({ params: { uid, efeito }, body: { comandoId }, chamador, req }) {
        const { acesso, comando } = comComando(chamador, req, comandoId);
        const doc = await aoDe(chamador, uid);
        exigirEscrita(recurso, acesso, semCarimbos(doc), doc);
        await umaVez(comando!, comando!.pedido!, async () => {
          await colecao.mudarEfeitos(doc.uid, (guardados) => {
            exigirPapel(recurso as never, guardados, efeito, acesso);
            return repetirEfeito(efeito, servicos.agora())(guardados);
          });
          return null;
        });
        return ver(chamador, uid);
      },
    }),
    rota({
      ...{ ...comum, metodo: 'post', caminho: `${caminho}/:uid/efeitos/:efeito/desfazer` },
      versao: formaDaVersao(recurso as never),
      resumo: 'Desfaz o que foi feito; fica no histórico do registro',
      body: z.strictObject({
        revisao: z.int().positive().optional().describe('A que foi lida; obrigatória'),
        ...comComandoId,
      }),
      async executar({ params: { uid, efeito }, body: { revisao, comandoId }, chamador, req }) {
        await escritor.desfazer(comComando(chamador, req, comandoId), uid, efeito, revisao);
        return ver(chamador, uid);
      },
    }),
  ];
}
