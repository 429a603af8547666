import { ErroMartelo } from '@martelo/shared/erros';
import {
  incidenteEscrita,
  notaDoIncidente,
  ROTULOS_GRAVIDADE,
  ROTULOS_SITUACAO_INCIDENTE,
  ROTULOS_TIPO_INCIDENTE,
  SITUACOES_INCIDENTE,
  vencimentoDoIncidente,
} from '@martelo/shared/incidente';
import { paragrafos } from '@martelo/shared/texto';
import { z } from 'zod';
import type { Mudanca } from '../api/recurso/declaracao.ts';
import { recurso } from '../api/recurso/recurso.ts';
import type { Chamador } from '../api/rota.ts';
import { VENDAS } from '../leituras/registros/venda.ts';
import { SISTEMA } from '../records/acesso.ts';
import { autorDe } from '../records/politica.ts';
import type { ServicosDaCasa } from './servicos.ts';

export const QUEM_CUIDA = ['Interno - ADM', 'Interno - SAC'] as const;
/** More belong in a new incident. */
const NOTAS_MAXIMAS = 200;

type Situacao = (typeof SITUACOES_INCIDENTE)[number];
type Nota = z.output<typeof notaDoIncidente>;
const dito = z.strictObject({ texto: paragrafos(2_000).min(3, 'escreva o que houve') });

/**
 * What went wrong and somebody sees to. Its timeline is what was said at each step, added to and never changed. It acts on nothing: to block
 * the client, or to cancel the sale, is an act of its own.
 */
export const INCIDENTES = recurso({
  nome: 'incidente',
  caminho: '/v1/incidentes',
  modulo: 'manutencao',
  rotulo: { um: 'Incidente', varios: 'Incidentes' },
  escrita: incidenteEscrita,
  guarda: {
    situacao: z.enum(SITUACOES_INCIDENTE).default('ABERTO'),
    vence: z.string().nullable().default(null),
    notas: z.array(notaDoIncidente).default([]),
    desfecho: z.string().nullable().default(null),
    resolvidoEm: z.string().nullable().default(null),
  },
  derivados: (escrito) => ({ vence: vencimentoDoIncidente(escrito) }),
  marca: 'hotsiteId',
  papeis: { le: QUEM_CUIDA, escreve: QUEM_CUIDA },
  campos: {
    titulo: { rotulo: 'Título', busca: true },
    descricao: { rotulo: 'Descrição', busca: true, semArvore: true },
    tipo: { rotulo: 'Tipo' },
    gravidade: { rotulo: 'Gravidade' },
    situacao: { rotulo: 'Situação' },
    responsavelUid: { rotulo: 'Responsável' },
    vence: { rotulo: 'Vence em' },
    conhecidoEm: { rotulo: 'Conhecido em' },
    cliUid: { rotulo: 'Cliente' },
    leilaoUid: { rotulo: 'Leilão' },
    lelUid: { rotulo: 'Lote' },
    vendaUid: { rotulo: 'Venda' },
  },
  rotulos: {
    prazo: 'Prazo pedido',
    notas: 'Linha do tempo',
    texto: 'Texto',
    desfecho: 'Desfecho',
    resolvidoEm: 'Resolvido em',
  },
  valores: {
    tipo: ROTULOS_TIPO_INCIDENTE,
    gravidade: ROTULOS_GRAVIDADE,
    situacao: ROTULOS_SITUACAO_INCIDENTE,
  },
  limite: 32 * 1024,
  async confere(mudanca, servicos: ServicosDaCasa) {
    exigirConhecimento(mudanca.depois, servicos.agora());
    await exigirSobre(mudanca, servicos);
  },
  async emVolta({ antes, depois }, _servicos: ServicosDaCasa, gravar) {
    exigirQueFique(antes, depois);
    return gravar();
  },
  transicoes: {
    campo: 'situacao',
    tabela: [
      { de: 'ABERTO', para: 'EM_ANALISE', quem: QUEM_CUIDA },
      { de: 'EM_ANALISE', para: 'AGUARDANDO', quem: QUEM_CUIDA },
      { de: 'AGUARDANDO', para: 'EM_ANALISE', quem: QUEM_CUIDA },
      { de: 'EM_ANALISE', para: 'RESOLVIDO', quem: QUEM_CUIDA },
      { de: 'AGUARDANDO', para: 'RESOLVIDO', quem: QUEM_CUIDA },
      { de: 'RESOLVIDO', para: 'EM_ANALISE', quem: QUEM_CUIDA },
      { de: 'ABERTO', para: 'CANCELADO', quem: QUEM_CUIDA },
      { de: 'EM_ANALISE', para: 'CANCELADO', quem: QUEM_CUIDA },
      { de: 'AGUARDANDO', para: 'CANCELADO', quem: QUEM_CUIDA },
    ],
  },
  acoes: {
    anotar: {
      resumo: 'Anota na linha do tempo',
      papeis: QUEM_CUIDA,
      quando: { campo: 'situacao', valores: ['ABERTO', 'EM_ANALISE', 'AGUARDANDO'] },
      corpo: dito,
      executar: ({ doc, corpo, chamador }, { agora }) => comNota(doc, corpo, chamador, agora()),
    },
    analisar: {
      resumo: 'Põe em análise; de um resolvido, reabre',
      papeis: QUEM_CUIDA,
      para: 'EM_ANALISE',
      corpo: dito,
      executar: ({ doc, corpo, chamador }, { agora }) => ({
        ...comNota(doc, corpo, chamador, agora()),
        ...mover('EM_ANALISE'),
        ...{ desfecho: null, resolvidoEm: null },
      }),
    },
    aguardar: {
      resumo: 'Aguarda alguém de fora',
      papeis: QUEM_CUIDA,
      para: 'AGUARDANDO',
      corpo: dito,
      executar: ({ doc, corpo, chamador }, { agora }) => ({
        ...comNota(doc, corpo, chamador, agora()),
        ...mover('AGUARDANDO'),
      }),
    },
    resolver: {
      resumo: 'Resolve, com o desfecho',
      papeis: QUEM_CUIDA,
      para: 'RESOLVIDO',
      corpo: dito,
      executar: ({ doc, corpo, chamador }, { agora }) => ({
        ...comNota(doc, corpo, chamador, agora()),
        ...mover('RESOLVIDO'),
        ...{ desfecho: String(corpo.texto), resolvidoEm: new Date(agora()).toISOString() },
      }),
    },
    cancelar: {
      resumo: 'Cancela: não era um incidente',
      papeis: QUEM_CUIDA,
      para: 'CANCELADO',
      corpo: dito,
      executar: ({ doc, corpo, chamador }, { agora }) => ({
        ...comNota(doc, corpo, chamador, agora()),
        ...mover('CANCELADO'),
      }),
    },
  },
});

/** What is kept of one for the ANPD (LGPD, art. 48), and what is over: an arrow alone leads out of it. */
function exigirQueFique(
  antes: { tipo: string; situacao: Situacao; removidoEm?: string | undefined },
  depois: { tipo: string; situacao: Situacao; removidoEm?: string | undefined },
): void {
  const some = depois.removidoEm !== undefined && antes.removidoEm === undefined;
  if (antes.tipo === 'DADOS_PESSOAIS' && (some || depois.tipo !== antes.tipo))
    throw new ErroMartelo('INCIDENTE_DE_DADOS_PESSOAIS');
  const terminou = antes.situacao === 'RESOLVIDO' || antes.situacao === 'CANCELADO';
  if (terminou && depois.situacao === antes.situacao && depois.removidoEm === antes.removidoEm)
    throw new ErroMartelo('INCIDENTE_ENCERRADO');
}

const mover = (situacao: Situacao): { situacao: Situacao } => ({ situacao });

function comNota(
  { notas }: { notas: Nota[] },
  corpo: Record<string, unknown>,
  { acesso }: Chamador,
  agora: number,
): { notas: Nota[] } {
  if (notas.length >= NOTAS_MAXIMAS)
    throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [
      `notas: no máximo ${NOTAS_MAXIMAS}; abra outro incidente`,
    ]);
  const nota = { em: new Date(agora).toISOString(), por: autorDe(acesso), texto: String(corpo.texto) };
  return { notas: [...notas, nota] };
}

function exigirConhecimento(
  { tipo, conhecidoEm }: { tipo: string; conhecidoEm?: string | undefined },
  agora: number,
): void {
  if (tipo === 'DADOS_PESSOAIS' && conhecidoEm === undefined)
    throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [
      'conhecidoEm: diga quando se soube; o prazo da ANPD conta dali',
    ]);
  if (conhecidoEm !== undefined && Date.parse(conhecidoEm) > agora)
    throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['conhecidoEm: não pode estar no futuro']);
}

/** What it is about, and who sees to it, are the brand's own; what was named before may be gone since. */
async function exigirSobre(
  { acesso, hotsite, antes, depois }: Mudanca<Sobre>,
  servicos: ServicosDaCasa,
): Promise<void> {
  const novo = (campo: keyof Sobre): string | null =>
    depois[campo] === antes?.[campo] ? null : (depois[campo] ?? null);
  const [cliUid, leilaoUid, lelUid] = [novo('cliUid'), novo('leilaoUid'), novo('lelUid')];
  if (cliUid !== null) await servicos.exigirClienteDaMarca(hotsite.id, cliUid);
  if (leilaoUid !== null) await servicos.localizador.vistaDoLeilao(acesso, leilaoUid);
  if (lelUid !== null) await servicos.localizador.vista(acesso, lelUid);
  const vendaUid = novo('vendaUid');
  if (vendaUid !== null) {
    const venda = await servicos.registros.colecao(VENDAS).obter(SISTEMA, vendaUid);
    if (venda?.hotsiteId !== hotsite.id) throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'vendaUid' });
  }
  const responsavelUid = novo('responsavelUid');
  if (responsavelUid === null) return;
  for (const papel of QUEM_CUIDA)
    if ((await servicos.usuarioComPapel(hotsite.id, responsavelUid, papel)) !== null) return;
  throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'responsavelUid' });
}

type Sobre = {
  [campo in 'cliUid' | 'leilaoUid' | 'lelUid' | 'vendaUid' | 'responsavelUid']?: string | undefined;
};
