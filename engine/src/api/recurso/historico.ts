import { z } from 'zod';
import type { Acesso, Registro } from '../../records/records.ts';
import { consultasDe } from './consultas.ts';
import type { Recurso, Servicos } from './declaracao.ts';
import { ehDoEscritor, mudancasPara, pedidoEmPalavras } from './pedidos.ts';
import { tem } from './politica.ts';
import { rotuloDe, valorLido } from './rotulos.ts';
import { vistoPor } from './visao.ts';
import { seDesfaz, voltaDe } from './volta.ts';

/** One change of a record, as people read it: who, when, and each field that became another. */
export const alteracao = z.object({
  revisao: z.int().nullable(),
  em: z.string().describe('Instante ISO'),
  por: z.object({ uid: z.string(), nome: z.string() }),
  aprovadaPor: z
    .object({ uid: z.string(), nome: z.string() })
    .nullable()
    .describe('A segunda pessoa, onde foi preciso uma'),
  ato: z.enum(['criado', 'alterado', 'removido', 'restaurado', 'desfeito', 'consultado', 'acao', 'pedido']),
  acao: z.string().nullable().describe('Qual, pelo nome, quando o ato é uma ação da espécie'),
  rotulo: z.string().describe('O ato, como se lê'),
  campos: z.array(z.object({ campo: z.string(), rotulo: z.string(), de: z.unknown(), para: z.unknown() })),
  volta: z
    .object({ de: z.record(z.string(), z.unknown()), para: z.record(z.string(), z.unknown()) })
    .nullable()
    .describe('O que a desfaz, como o registro guarda: os campos antes e depois dela; null: não se desfaz'),
});
export type Alteracao = z.infer<typeof alteracao>;

const ROTULOS: Record<Exclude<Alteracao['ato'], 'acao' | 'pedido'>, string> = {
  criado: 'Criado',
  alterado: 'Alterado',
  removido: 'Removido',
  restaurado: 'Restaurado',
  desfeito: 'Efeito desfeito',
  consultado: 'Consultado por inteiro',
};

const DESFEITA = 'Alteração desfeita';

/** What is no change of the record, or is told by the act. */
const DO_PORTO = new Set([
  ...['revisao', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'removidoEm', 'ultimaAcao'],
  'segundaPessoa',
  'desfez',
  'ultimoComando',
]);

type Versao = Registro<{
  uid: string;
  removidoEm?: string | undefined;
  desfeito?: string | undefined;
  ultimaAcao?: { nome: string; revisao: number } | undefined;
  segundaPessoa?: { por: string; revisao: number } | undefined;
  desfez?: { alteracao: number; revisao: number } | undefined;
}>;

interface Pedido {
  acesso: Acesso;
  pagina: number;
  porPagina: number;
}

/**
 * What each version of a record changed of the one before it, of the first what it began with, and who asked to see it whole; newest
 * first.
 * @param acesso as the caller, also of what was removed
 */
export async function historicoDe<G extends { uid: string }, S extends Servicos>(
  recurso: Recurso<G, S>,
  atual: Registro<G>,
  { acesso, pagina, porPagina }: Pedido,
  servicos: S,
) {
  const inicio = (pagina - 1) * porPagina;
  // One version more than is shown: what the oldest of them changed is told by the one before it.
  const ate = { pagina: 1, porPagina: inicio + porPagina + 1 };
  const anteriores = await servicos.registros.colecao(recurso).historico(acesso, atual.uid, ate);
  const consultas = await consultasDe(servicos.registros, recurso.declaracao.nome, atual, inicio + porPagina);
  const versoes = [atual, ...anteriores.itens];
  const vistas = versoes.map((versao) => vistoPor(recurso, acesso, versao) as Versao);
  const voltaPara = voltasPara(recurso, atual, acesso, servicos);
  const mudancas = vistas.map((versao, i) => ({
    ...mudancaDe(recurso as never, versao, vistas[i + 1]),
    volta: voltaPara([versoes[i]!, versoes[i + 1]], [versao, vistas[i + 1]]),
  }));
  const inteiras = anteriores.total + 1 > vistas.length ? mudancas.slice(0, -1) : mudancas;
  const perguntas = consultas.itens.map(
    ({ em, por }): SemNome => ({
      ...{ revisao: null, em, por, ato: 'consultado', acao: null, rotulo: ROTULOS.consultado, campos: [] },
      ...{ aprovadaPor: null, volta: null },
    }),
  );
  const pedidos = await pedidosNoHistorico(recurso as never, atual.uid, acesso, servicos);
  const dono = donoDe(recurso as never, atual);
  const juntas = [...inteiras, ...perguntas, ...pedidos].sort((a, b) => (a.em < b.em ? 1 : -1));
  const itens = await Promise.all(
    juntas.slice(inicio, inicio + porPagina).map(
      async ({ por, aprovadaPor, ...resto }): Promise<Alteracao> => ({
        ...resto,
        por: por === dono ? { uid: por, nome: TITULAR } : await quem(por, servicos),
        aprovadaPor: aprovadaPor === null ? null : await quem(aprovadaPor, servicos),
      }),
    ),
  );
  return { itens, total: anteriores.total + 1 + consultas.total + pedidos.length, pagina, porPagina };
}

/** Of each change what undoes it, as the caller sees the values; null where nothing does, or not by who asks. */
function voltasPara<G extends { uid: string }, S extends Servicos>(
  recurso: Recurso<G, S>,
  atual: Registro<G>,
  acesso: Acesso,
  servicos: S,
) {
  const { declaracao } = recurso;
  const pode =
    seDesfaz(declaracao) &&
    tem(acesso, declaracao.papeis.escreve) &&
    (atual as { removidoEm?: string }).removidoEm === undefined;
  return (
    [versao, anterior]: [Registro<G>, Registro<G> | undefined],
    [vista, vistaAnterior]: [Versao, Versao | undefined],
  ): Alteracao['volta'] => {
    const volta = pode && voltaDe(recurso as never, versao as never, anterior as never, acesso, servicos);
    if (!volta || typeof volta === 'string') return null;
    const valores = (doc: object | undefined) =>
      Object.fromEntries(
        Object.keys(volta.de).map((campo) => [campo, (doc as Record<string, unknown>)[campo] ?? null]),
      );
    return { de: valores(vistaAnterior), para: valores(vista) };
  };
}

const TITULAR = 'O próprio cliente';
/** The client whose record it is, by uid. */
const donoDe = ({ declaracao: { dono } }: Recurso<never, never>, atual: object): unknown =>
  dono && (atual as Record<string, unknown>)[dono.campo];

/** Who did something, as people read it. */
export const quem = async (uid: string, { nomeDoUsuario }: Pick<Servicos, 'nomeDoUsuario'>) => ({
  uid,
  nome: uid === 'sistema' ? 'Sistema' : await nomeDoUsuario(uid),
});

type SemNome = Omit<Alteracao, 'por' | 'aprovadaPor'> & { por: string; aprovadaPor: string | null };

const mudancaDe = (
  recurso: Recurso<never, never>,
  versao: Versao,
  anterior: Versao | undefined,
): Omit<SemNome, 'volta'> => ({
  revisao: versao.revisao,
  em: versao.updatedAt,
  por: versao.updatedBy,
  aprovadaPor: versao.segundaPessoa?.revisao === versao.revisao ? versao.segundaPessoa.por : null,
  ...atoDe(recurso, versao, anterior),
  campos: diferencas(recurso, anterior ?? {}, versao),
});

/** What was asked of it and waits, or came to nothing; and what its kind's own calls did by two, which made no version of it. */
async function pedidosNoHistorico(
  recurso: Recurso<never, never>,
  uid: string,
  acesso: Acesso,
  servicos: Servicos,
): Promise<SemNome[]> {
  const { aDois, nome } = recurso.declaracao;
  if (!aDois || servicos.segundaPessoa === undefined) return [];
  const pedidos = await servicos.segundaPessoa.pedidosDe(nome, uid);
  return pedidos
    .filter(({ situacao, ato }) => situacao !== 'APROVADA' || !ehDoEscritor(recurso, ato))
    .map((um) => ({
      ...{
        revisao: null,
        em: um.pedidaEm,
        por: um.pedidaPor,
        aprovadaPor: null,
        ato: 'pedido',
        acao: um.ato,
      },
      ...(um.situacao === 'APROVADA' && { aprovadaPor: um.decididaPor }),
      rotulo: pedidoEmPalavras(um),
      campos: mudancasPara(recurso, acesso, um).map(({ nome: rotulo, antes, depois }) => ({
        ...{ campo: rotulo, rotulo, de: antes, para: depois },
      })),
      volta: null,
    }));
}

function atoDe(
  { declaracao }: Recurso<never, never>,
  versao: Versao,
  anterior: Versao | undefined,
): Pick<Alteracao, 'ato' | 'acao' | 'rotulo'> {
  const { nome, revisao } = versao.ultimaAcao ?? {};
  // Whatever was changed after it by another way has its name still, and another revision.
  if (nome !== undefined && revisao === versao.revisao)
    return { ato: 'acao', acao: nome, rotulo: declaracao.acoes?.[nome]?.resumo ?? nome };
  const ato = atoComum(versao, anterior);
  const desfez = versao.desfez?.revisao === versao.revisao;
  return { ato, acao: null, rotulo: desfez ? DESFEITA : ROTULOS[ato] };
}

function atoComum(versao: Versao, anterior: Versao | undefined): keyof typeof ROTULOS {
  if (anterior === undefined) return 'criado';
  if (versao.removidoEm !== undefined && anterior.removidoEm === undefined) return 'removido';
  if (versao.removidoEm === undefined && anterior.removidoEm !== undefined) return 'restaurado';
  return versao.desfeito === anterior.desfeito ? 'alterado' : 'desfeito';
}

function diferencas(recurso: Recurso<never, never>, antes: object, depois: object): Alteracao['campos'] {
  const [de, para] = [antes, depois] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(de), ...Object.keys(para)])]
    .filter((campo) => !DO_PORTO.has(campo) && JSON.stringify(de[campo]) !== JSON.stringify(para[campo]))
    .map((campo) => ({
      campo,
      rotulo: rotuloDe(recurso, campo),
      de: valorLido(recurso, campo, de[campo] ?? null),
      para: valorLido(recurso, campo, para[campo] ?? null),
    }));
}
