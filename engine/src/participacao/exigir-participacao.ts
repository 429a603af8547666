import { ErroMartelo } from '@martelo/shared/erros';
import { chaveDoComando } from '../auction/idempotencia.ts';
import {
  ATENDIMENTO,
  aResolver,
  DOCUMENTOS,
  type ParticipanteCliente,
  PERFIL,
  type Recusa,
  recusar,
  type SituacaoCliente,
} from '../clientes/situacao.ts';
import type { SituacaoDaHabilitacao, SituacaoHabilitacao } from '../habilitacoes/situacao.ts';
import { exigirExibicao } from '../hotsites/exibicao.ts';
import type { Hotsites } from '../hotsites/hotsites.ts';
import type { Acesso } from '../records/records.ts';
import type { Motor } from '../runtime/motor.ts';
import type { FatosDoLeilao, FatosDosLeiloes } from './fatos-do-leilao.ts';

export type AcessoCliente = Extract<Acesso, { tipo: 'cliente' }>;

/** What a client wants to take part in, and the most it could cost them before commissions and fees. */
export interface Pretensao {
  leiUid: string;
  lelUid: string;
  /** Of the command that `mandar` hands over: what a limit's reservation is kept under. */
  comandoId: string;
  /** Centavos: the bid, the cap, the Compre Já price, the proposal; 0 for a word that costs nothing. */
  valor: number;
}

/**
 * The one door to bids, Compre Já and proposals, whatever they come through: checks that this client may, now, and has `mandar`
 * hand the command to the auction. Where a limit was granted, the command runs under a reservation that is settled by its answer.
 * A command that the auction has answered before is let through: it gets its first answer again (rule 10).
 * @throws ErroMartelo the refusal in the way, each with `acao`, the site's page that settles it; else whatever `mandar` throws
 */
export type ExigirParticipacao = <T>(
  acesso: AcessoCliente,
  pretensao: Pretensao,
  mandar: (participante: ParticipanteCliente) => Promise<T>,
) => Promise<T>;

/** Limits of what a client could owe, centavos; null = none. */
export interface Limites {
  doCliente: number | null;
  doLeilao: number | null;
}

/** Runs `mandar` under a reservation. @throws ErroMartelo LIMITE_DE_EXPOSICAO, OCUPADO */
export type ComReserva = <T>(
  acesso: AcessoCliente,
  pretensao: Pretensao,
  limites: Limites,
  mandar: () => Promise<T>,
) => Promise<T>;

interface Dependencias {
  motor: Pick<Motor, 'estado'>;
  hotsites: Pick<Hotsites, 'porId'>;
  fatos: FatosDosLeiloes;
  situacaoDoCliente(cliUid: string, hotsiteId: number): Promise<SituacaoCliente>;
  situacaoDaHabilitacao: SituacaoDaHabilitacao;
  comReserva: ComReserva;
  agora(): number;
}

export function criarExigirParticipacao(deps: Dependencias): ExigirParticipacao {
  const { motor, hotsites, fatos, situacaoDoCliente, situacaoDaHabilitacao, comReserva, agora } = deps;

  const jaRespondido = async (
    { cliUid }: AcessoCliente,
    { leiUid, comandoId }: Pretensao,
  ): Promise<boolean> => {
    const estado = await motor.estado(leiUid);
    return estado?.comandos.has(chaveDoComando({ autor: cliUid, comandoId })) ?? false;
  };

  return async (acesso, pretensao, mandar) => {
    const { leiUid, lelUid } = pretensao;
    const situacao = await situacaoDoCliente(acesso.cliUid, acesso.hotsiteId);
    const { participante } = situacao;
    if (participante === null) recusar(situacao.recusa!);
    const doLeilao = fatos.conhecidos(leiUid) ?? (await fatos.buscar(leiUid));
    if (doLeilao === null) throw new ErroMartelo('LEILAO_NAO_ENCONTRADO');
    const habilitacao = pedeHabilitacao(doLeilao) ? await situacaoDaHabilitacao(acesso.cliUid, leiUid) : null;

    try {
      exigirExibicao(acesso, hotsites.porId(acesso.hotsiteId), agora());
      const recusa =
        situacao.recusa ??
        recusaDoLeilao(doLeilao, situacao, habilitacao, acesso.sessao) ??
        recusaDoLote(doLeilao, lelUid, situacao, agora());
      if (recusa !== null) recusar(recusa);
    } catch (erro) {
      if (await jaRespondido(acesso, pretensao)) return mandar(participante);
      throw erro;
    }

    const limites = {
      doCliente: situacao.limiteExposicao,
      doLeilao: habilitacao?.limiteExposicao ?? null,
    };
    const semLimite = limites.doCliente === null && limites.doLeilao === null;
    if (semLimite || pretensao.valor === 0) return mandar(participante);
    return comReserva(acesso, pretensao, limites, () => mandar(participante));
  };
}

const pedeHabilitacao = ({ leilao }: FatosDoLeilao): boolean =>
  leilao.exigeHabilitacao === true || leilao.exigeCodigo === true;

function recusaDoLeilao(
  { leilao }: FatosDoLeilao,
  { segundoFator }: SituacaoCliente,
  habilitacao: SituacaoHabilitacao | null,
  sessao: string | undefined,
): Recusa | null {
  const detalhes = { leiUid: leilao.uid };
  if (leilao.exigeSegundoFator && !segundoFator)
    return aResolver('SEGUNDO_FATOR_OBRIGATORIO', PERFIL, detalhes);
  if (habilitacao === null) return null;
  switch (habilitacao.situacao) {
    case null:
      return aResolver('HABILITACAO_NECESSARIA', PERFIL, detalhes);
    case 'Aguardando':
      return aResolver('HABILITACAO_EM_ANALISE', PERFIL, detalhes);
    case 'Recusada':
      return aResolver('HABILITACAO_RECUSADA', ATENDIMENTO, { ...detalhes, motivo: habilitacao.motivo });
    case 'Aprovada':
      break;
  }
  if (!leilao.exigeCodigo || (sessao !== undefined && habilitacao.sessoes.has(sessao))) return null;
  return habilitacao.codigoBloqueado
    ? aResolver('CODIGO_BLOQUEADO', ATENDIMENTO, detalhes)
    : aResolver('CODIGO_NECESSARIO', PERFIL, detalhes);
}

function recusaDoLote(
  { leilao, lotes }: FatosDoLeilao,
  lelUid: string,
  { grupos, sucata }: SituacaoCliente,
  agora: number,
): Recusa | null {
  const lote = lotes.get(lelUid);
  if (lote === undefined) return null;
  if (lote.grupos !== null && !lote.grupos.some((id) => grupos.has(id)))
    return aResolver('GRUPO_NAO_PERMITIDO', ATENDIMENTO);
  if (!lote.sucata || !leilao.validarSucata) return null;
  if (!sucata.autorizada) return aResolver('SUCATA_NAO_HABILITADA', DOCUMENTOS);
  const vencida = sucata.validade !== null && agora >= Date.parse(sucata.validade);
  return vencida ? aResolver('SUCATA_VENCIDA', DOCUMENTOS) : null;
}
