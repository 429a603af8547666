import { mascararCpf, mascararEmail, mascararTelefone } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import {
  ROTULOS_PARTE,
  ROTULOS_SERVICO,
  type SituacaoServico,
  TIPOS_DE_SERVICO,
} from '@martelo/shared/estadias/servico';
import {
  agendamentoDoServico,
  cancelamentoDoServico,
  realizacaoDoServico,
  servicoEscrito,
  servicoGuardado,
} from '@martelo/shared/estadias/servico.esquema';
import { QUEM_CUIDA_DE_ESTADIAS, QUEM_PEDE_SERVICOS, QUEM_VE_SERVICOS } from '@martelo/shared/papeis';
import { z } from 'zod';
import type { Servicos } from '../api/recurso/declaracao.ts';
import { tem } from '../api/recurso/politica.ts';
import { recurso } from '../api/recurso/recurso.ts';
import { autorDe } from '../records/politica.ts';
import { type AvisoDoServico, avisoDe, avisoDoServico } from './aviso-do-servico.ts';
import type { ServicosDoVeiculo } from './servicos-do-veiculo.ts';

const guarda = { ...servicoEscrito.shape, ...servicoGuardado.shape };
/** A service as it is stored. */
export type ServicoDeEstadia = z.output<z.ZodObject<typeof guarda>> & {
  uid: string;
  id: number;
  hotsiteId: number;
  removidoEm?: string | undefined;
};

export interface ServicosDosServicos extends Servicos, ServicosDoVeiculo {
  /** A slot of its yard, and a place in it. @throws ErroMartelo HORARIO_INDISPONIVEL, PATIO_EM_RECESSO, PATIO_NAO_AGENDA */
  vagaDoServico(
    doc: ServicoDeEstadia,
    inicio: string,
  ): Promise<{ inicio: string; fim: string; chaveDoLugar: string }>;
  /** @throws ErroMartelo EVIDENCIA_FALTANDO */
  exigirEvidencia(doc: ServicoDeEstadia): Promise<void>;
  /** Calls off a service that was booked on a day of a recess that was written meanwhile (F10). */
  conferirRecessoDoServico(uid: string): Promise<void>;
  /** Tells who bought the vehicle what became of what they asked; for one `chave` once. */
  avisarDoServico(uid: string, aviso: AvisoDoServico, chave: string): Promise<void>;
  /** The chassis of a vehicle was cut out: it lacks that no more. Bears repetition. */
  recortou(veiUid: string): Promise<void>;
}

const PAT = QUEM_CUIDA_DE_ESTADIAS;
const PEDEM = QUEM_PEDE_SERVICOS;
const VEEM_TODOS = QUEM_VE_SERVICOS.filter(
  (papel) => papel !== 'Interno - Comitente' && papel !== 'Interno - Pátio',
);

/** What is asked of vehicles at yards (fleet, section 3): pictures, a look, a hand-over; with what proves that it was done. */
export const SERVICOS_DE_ESTADIA = recurso({
  nome: 'servicoDeEstadia',
  colecao: 'servicosDeEstadia',
  caminho: '/v1/estadias/servicos-solicitados',
  rotulo: { um: 'Serviço no pátio', varios: 'Serviços no pátio' },
  modulo: 'patios',
  titulo: ['tipoServico', 'veiculoNome'],
  lista: {
    rota: 'servicos',
    colunas: ['tipoServico', 'situacao', 'veiculoNome', 'placa', 'patioId', 'solicitadoEm', 'inicio'],
  },
  fila: { campo: 'situacao', valores: ['SOLICITADO', 'AGENDADO'], rotulo: 'Serviços a fazer no pátio' },
  escrita: z.strictObject({}),
  guarda,
  marca: 'hotsiteId',
  papeis: { le: QUEM_VE_SERVICOS, escreve: [] },
  conduzem: [...PEDEM, ...PAT],
  somente: ({ papeis, patios, comitentes }) => {
    if (VEEM_TODOS.some((papel) => papeis.includes(papel))) return {};
    if (papeis.includes('Interno - Pátio')) return patios === undefined ? {} : { patUid: patios };
    return { comId: comitentes ?? [] };
  },
  // Who asked for it calls it off, whatever they do at the yard.
  noPatio: ({ acesso, depois }) =>
    depois.situacao === 'CANCELADO' && depois.solicitadoPor === acesso.usuUid
      ? null
      : { patUid: depois.patUid, direito: 'SERVICOS' },
  dono: { campo: 'cliUid', muda: soOQueQuemComprouMuda },
  campos: {
    tipoServico: { rotulo: 'Serviço' },
    situacao: { rotulo: 'Situação' },
    veiculoNome: { rotulo: 'Veículo', busca: true, semArvore: true },
    placa: { rotulo: 'Placa', busca: true, semArvore: true },
    estadiaId: { rotulo: 'Estadia', semArvore: true },
    estadiaUid: { rotulo: 'Identificador da estadia' },
    veiculoId: { rotulo: 'Cadastro do veículo', semArvore: true },
    patioId: { rotulo: 'Pátio', semArvore: true },
    patUid: { rotulo: 'Identificador do pátio' },
    comId: { rotulo: 'Comitente' },
    cliUid: { rotulo: 'Comprador' },
    vendaId: { rotulo: 'Compra', semArvore: true },
    solicitadoEm: { rotulo: 'Pedido em', semArvore: true },
    inicio: { rotulo: 'Horário' },
    realizadoEm: { rotulo: 'Realizado em', semArvore: true },
    terceiroCpf: {
      ...{ rotulo: 'CPF de quem vem', semArvore: true },
      mascara: { com: mascararCpf, inteiro: ['Interno - ADM', ...PAT] },
    },
    terceiroTelefone: {
      ...{ rotulo: 'Telefone de quem vem', semArvore: true },
      mascara: { com: mascararTelefone, inteiro: ['Interno - ADM', ...PAT] },
    },
    terceiroEmail: {
      ...{ rotulo: 'E-mail de quem vem', semArvore: true },
      mascara: { com: mascararEmail, inteiro: ['Interno - ADM', ...PAT] },
    },
    chaveDoLugar: { rotulo: 'Lugar no horário', unico: true },
  },
  rotulos: {
    observacaoSolicitacao: 'O que se pede',
    terceiroNome: 'Quem vem',
    itemUid: 'Lote da compra',
    veiUid: 'Identificador do veículo',
    solicitadoPor: 'Pedido por',
    fim: 'Até',
    agendadoEm: 'Agendado em',
    agendadoPor: 'Agendado por',
    canceladoEm: 'Cancelado em',
    canceladoPor: 'Cancelado por',
    motivo: 'Motivo',
    realizadoPor: 'Realizado por',
    observacaoRealizacao: 'Como foi',
    url: 'Endereço do vídeo',
    compareceu: 'Quem agendou compareceu',
    fotos: 'Fotos',
    'fotos.parte': 'O que mostra',
    'fotos.uid': 'Arquivo',
    'fotos.sha256': 'Conteúdo',
    comandos: 'Comandos',
  },
  valores: {
    situacao: ROTULOS_SERVICO,
    tipoServico: Object.fromEntries(TIPOS_DE_SERVICO.map((um) => [um, um])),
    'fotos.parte': ROTULOS_PARTE,
  },
  reservados: { campos: ['chaveDoLugar', 'comandos'], para: [] },
  lugares: ['chaveDoLugar'],
  refs: { veiculoId: 'veiculo', patioId: 'patio', estadiaId: 'estadia' },
  transicoes: {
    campo: 'situacao',
    tabela: [
      { de: 'SOLICITADO', para: 'AGENDADO', quem: PAT },
      { de: 'AGENDADO', para: 'AGENDADO', quem: PAT },
      { de: 'SOLICITADO', para: 'REALIZADO', quem: PAT },
      { de: 'AGENDADO', para: 'REALIZADO', quem: PAT },
      { de: 'SOLICITADO', para: 'CANCELADO', quem: [...PEDEM, ...PAT] },
      { de: 'AGENDADO', para: 'CANCELADO', quem: [...PEDEM, ...PAT] },
    ],
  },
  acoes: {
    agendar: {
      resumo: 'Agenda: num horário livre do pátio',
      papeis: PAT,
      para: 'AGENDADO',
      soUm: true,
      corpo: agendamentoDoServico,
      executar: ({ doc, corpo, chamador }, servicos: ServicosDosServicos) =>
        agendado(
          doc,
          (corpo as z.output<typeof agendamentoDoServico>).inicio,
          autorDe(chamador.acesso),
          servicos,
        ),
    },
    realizar: {
      resumo: 'Registra como realizado: com o que prova que foi feito',
      papeis: PAT,
      para: 'REALIZADO',
      soUm: true,
      corpo: realizacaoDoServico,
      async executar({ doc, corpo, chamador }, servicos: ServicosDosServicos) {
        const { observacaoRealizacao, url, compareceu } = corpo as z.output<typeof realizacaoDoServico>;
        exigirAberto(doc, 'REALIZADO');
        const feito = {
          ...{ observacaoRealizacao: observacaoRealizacao ?? null, url: url ?? null },
          compareceu: compareceu === true,
        };
        await servicos.exigirEvidencia({ ...doc, ...feito });
        return {
          ...{ ...feito, situacao: 'REALIZADO' as const, realizadoPor: autorDe(chamador.acesso) },
          ...{ realizadoEm: new Date(servicos.agora()).toISOString(), chaveDoLugar: null },
        };
      },
    },
    cancelar: {
      resumo: 'Cancela o pedido',
      papeis: [...PEDEM, ...PAT],
      para: 'CANCELADO',
      corpo: cancelamentoDoServico,
      executar({ doc, corpo, chamador }, { agora }) {
        const { acesso } = chamador;
        // Who asked for it, and the yard.
        if (!tem(acesso, PAT) && doc.solicitadoPor !== autorDe(acesso))
          throw new ErroMartelo('SEM_PERMISSAO', {}, 'Quem cancela é quem pediu, ou o pátio.');
        return cancelado(
          doc,
          (corpo as z.output<typeof cancelamentoDoServico>).motivo,
          autorDe(acesso),
          agora(),
        );
      },
    },
  },
  efeitos: {
    recesso: {
      rotulo: 'Conferência do recesso',
      em: ['alterar', 'agendar'],
      dados: z.strictObject({}),
      prepara: ({ antes, depois: { situacao, inicio } }) =>
        situacao === 'AGENDADO' && antes?.inicio !== inicio ? {} : null,
      faz: (_, servicos: ServicosDosServicos, { uid }) => servicos.conferirRecessoDoServico(uid),
    },
    avisar: {
      rotulo: 'Aviso a quem comprou',
      em: ['alterar', 'agendar', 'realizar', 'cancelar'],
      dados: avisoDoServico,
      prepara: ({ antes, depois }) => avisoDe(antes, depois),
      faz: (aviso: AvisoDoServico, servicos: ServicosDosServicos, { uid, chave }) =>
        servicos.avisarDoServico(uid, aviso, chave),
    },
    recorte: {
      rotulo: 'Recorte do chassi no cadastro',
      em: ['realizar'],
      dados: z.strictObject({ veiUid: z.string(), em: z.string(), fotos: z.array(z.string()) }),
      prepara: ({ depois: { tipoServico, veiUid, realizadoEm, fotos } }) =>
        tipoServico === 'Recortar Chassi' && realizadoEm !== null
          ? { veiUid, em: realizadoEm, fotos: fotos.map(({ sha256 }) => sha256) }
          : null,
      async faz(
        { veiUid, em, fotos }: { veiUid: string; em: string; fotos: string[] },
        servicos: ServicosDosServicos,
        { chave },
      ) {
        await servicos.recortou(veiUid);
        await servicos.anotarNaCustodia(veiUid, { tipo: 'recorte', em, dados: { fotos } }, chave);
      },
    },
  },
});

export async function agendado(
  doc: ServicoDeEstadia,
  inicio: string,
  por: string,
  { vagaDoServico, agora }: ServicosDosServicos,
) {
  exigirAberto(doc, 'AGENDADO');
  const vaga = await vagaDoServico(doc, inicio);
  const em = new Date(agora()).toISOString();
  return { ...vaga, situacao: 'AGENDADO' as const, agendadoEm: em, agendadoPor: por };
}

export function cancelado(doc: ServicoDeEstadia, motivo: string, por: string, agora: number) {
  exigirAberto(doc, 'CANCELADO');
  return {
    ...{ situacao: 'CANCELADO' as const, motivo, canceladoPor: por, chaveDoLugar: null },
    canceladoEm: new Date(agora).toISOString(),
  };
}

/** @throws ErroMartelo TRANSICAO_INVALIDA */
export function exigirAberto({ situacao }: Pick<ServicoDeEstadia, 'situacao'>, para: SituacaoServico): void {
  if (situacao === 'SOLICITADO' || situacao === 'AGENDADO') return;
  throw new ErroMartelo('TRANSICAO_INVALIDA', {
    ...{ de: situacao, para, deRotulo: ROTULOS_SERVICO[situacao], paraRotulo: ROTULOS_SERVICO[para] },
  });
}

/** They choose its slot and call it off, as long as it is to be done. */
function soOQueQuemComprouMuda(depois: ServicoDeEstadia, antes: ServicoDeEstadia): boolean {
  const aberto = (um: ServicoDeEstadia) => um.situacao === 'SOLICITADO' || um.situacao === 'AGENDADO';
  const fixo = ({ estadiaUid, tipoServico, cliUid, vendaId, itemUid, ...feito }: ServicoDeEstadia) =>
    JSON.stringify([
      estadiaUid,
      tipoServico,
      cliUid,
      vendaId,
      itemUid,
      feito.fotos,
      feito.realizadoEm,
      feito.url,
    ]);
  return (
    aberto(antes) &&
    fixo(depois) === fixo(antes) &&
    (depois.situacao === 'AGENDADO' || depois.situacao === 'CANCELADO')
  );
}
