import { CANAIS, ROTULOS_CANAL, ROTULOS_ENTREGA, SITUACOES_ENTREGA } from '@martelo/shared/avisos/canais';
import { codigoEvento } from '@martelo/shared/avisos/esquemas';
import { CODIGOS_EVENTO, eventoDe } from '@martelo/shared/avisos/eventos';
import { nomesDe } from '@martelo/shared/avisos/modelo';
import { ErroMartelo } from '@martelo/shared/erros';
import { QUEM_CUIDA_DE_AVISOS } from '@martelo/shared/papeis';
import { z } from 'zod';
import type { Recurso } from '../api/recurso/declaracao.ts';
import { recurso } from '../api/recurso/recurso.ts';
import type { ServicosDaCasa } from '../casa/servicos.ts';

const instante = z.iso.datetime();
const DIA_MS = 86_400_000;

/** One message on one channel: what became of it. The engine makes them; the house reads them, and sends again. */
export const ENTREGAS = recurso({
  nome: 'entregaDeAviso',
  colecao: 'entregasDeAvisos',
  caminho: '/v1/avisos',
  rotulo: { um: 'Aviso enviado', varios: 'Avisos enviados' },
  modulo: 'site',
  titulo: ['evento'],
  lista: {
    rota: 'notificacoes',
    colunas: ['criadaEm', 'evento', 'canal', 'para', 'situacao', 'tentativas', 'erro'],
    ordem: 'criadaEm',
  },
  fila: { campo: 'situacao', valores: ['FALHOU'], rotulo: 'Avisos que falharam' },
  escrita: z.strictObject({}),
  guarda: {
    avisoUid: z.guid(),
    cliUid: z.guid().nullable(),
    evento: codigoEvento,
    canal: z.enum(CANAIS),
    /** Masked: enough to recognise it. */
    para: z.string().max(200),
    situacao: z.enum(SITUACOES_ENTREGA),
    tentativas: z.int().min(0),
    /** How often somebody had it sent again: each time is another letter to mail servers. */
    reenvios: z.int().min(0).default(0),
    /** When it is tried next; null when it is over. */
    proximaEm: instante.nullable(),
    /** Set before something is asked of who cannot be asked twice. */
    tentandoEm: instante.nullable(),
    /** Push: the devices that have it already. */
    feitas: z.array(z.string()).max(50).default([]),
    valeAte: instante,
    criadaEm: instante,
    enviadaEm: instante.nullable(),
    entregueEm: instante.nullable(),
    lidaEm: instante.nullable(),
    /** What the provider calls it. */
    referencia: z.string().max(200).nullable(),
    /** Why it failed, in words for people. */
    erro: z.string().max(300).nullable(),
  },
  marca: 'hotsiteId',
  papeis: { le: QUEM_CUIDA_DE_AVISOS, escreve: [] },
  conduzem: QUEM_CUIDA_DE_AVISOS,
  campos: {
    evento: { rotulo: 'Aviso', semArvore: true },
    canal: { rotulo: 'Canal', semArvore: true },
    situacao: { rotulo: 'Situação', semArvore: true },
    para: { rotulo: 'Para', semArvore: true },
    cliUid: { rotulo: 'Cliente' },
    avisoUid: { rotulo: 'Aviso (uid)' },
    criadaEm: { rotulo: 'Criado em' },
    proximaEm: { rotulo: 'Próxima tentativa' },
    enviadaEm: { rotulo: 'Enviado em', semArvore: true },
    referencia: { rotulo: 'Referência no provedor' },
    tentativas: { rotulo: 'Tentativas', soMostra: true },
    erro: { rotulo: 'Por que falhou', soMostra: true },
  },
  rotulos: {
    reenvios: 'Reenvios',
    tentandoEm: 'Tentando desde',
    feitas: 'Aparelhos avisados',
    valeAte: 'Vale até',
    entregueEm: 'Entregue em',
    lidaEm: 'Lido em',
  },
  valores: {
    evento: Object.fromEntries(CODIGOS_EVENTO.map((codigo) => [codigo, nomesDe(codigo, 'leilao').rotulo])),
    canal: ROTULOS_CANAL,
    situacao: ROTULOS_ENTREGA,
  },
  semHistorico: true,
  transicoes: {
    campo: 'situacao',
    tabela: (['FALHOU', 'ENVIADA', 'ENTREGUE'] as const).map((de) => ({
      de,
      para: 'NA_FILA',
      quem: QUEM_CUIDA_DE_AVISOS,
    })),
  },
  acoes: {
    reenviar: {
      resumo: 'Envia de novo',
      papeis: QUEM_CUIDA_DE_AVISOS,
      para: 'NA_FILA',
      executar({ doc }, { agora }) {
        const { segredos, ate } = eventoDe(doc.evento);
        const vencido = Date.parse(doc.valeAte) <= agora();
        // A code or a link is asked for anew, and a deadline that has passed is none any more.
        if (vencido && (ate !== undefined || Object.keys(segredos).length > 0))
          throw new ErroMartelo('AVISO_VENCIDO');
        const vale = Math.max(Date.parse(doc.valeAte), agora() + DIA_MS);
        return {
          ...{ situacao: 'NA_FILA' as const, tentativas: 0, reenvios: doc.reenvios + 1, feitas: [] },
          ...{ tentandoEm: null, erro: null, referencia: null },
          proximaEm: new Date(agora()).toISOString(),
          valeAte: vencido ? new Date(vale).toISOString() : doc.valeAte,
        };
      },
    },
  },
  efeitos: {
    enviar: {
      rotulo: 'Novo envio',
      em: ['reenviar'],
      dados: z.strictObject({}),
      prepara: () => ({}),
      // What it does of its own is tried again by itself; a second call finds it sent.
      faz: (_, servicos: ServicosDaCasa, { uid }) => servicos.entregarAviso(uid),
    },
  },
});
/** As it is stored. */
export type Entrega = typeof ENTREGAS extends Recurso<infer G, ServicosDaCasa> ? G : never;
