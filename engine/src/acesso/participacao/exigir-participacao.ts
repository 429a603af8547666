import { chaveDoComando } from '../../auction/modelo/idempotencia.ts';
import type { Motor } from '../../runtime/motor.ts';
import type { ParticipanteCliente, SituacaoCliente } from '../clientes/situacao.ts';
import type { SituacaoDaHabilitacao } from '../habilitacoes/situacao.ts';
import type { Hotsites } from '../marcas/hotsites.ts';
import type { FatosDosLeiloes } from './fatos-do-leilao.ts';
import { type AcessoCliente, pedeHabilitacao, podeDeclinar, podeLicitar } from './pode-licitar.ts';
import { recusar } from './recusa.ts';

/** What a client wants to take part in, and the most it could cost them before commissions and fees. */
export interface Pretensao {
  leiUid: string;
  lelUid: string;
  /** Of the command that `mandar` hands over: what a limit's reservation is kept under. */
  comandoId: string;
  /** Who commands, where it is not the client: staff who were told on the telephone. */
  autor?: string;
  /** Centavos: the bid, the cap, the Compre Já price, the proposal; null for a no, which costs nothing. */
  valor: number | null;
}

/**
 * The one door to bids, Compre Já, proposals and the answers to them, whatever they come through: asks `podeLicitar` and has
 * `mandar` hand the command to the auction. Where a limit was granted, the command runs under a reservation that is settled by its
 * answer. A command that the auction has answered before is let through: it gets its first answer again (rule 10).
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

/** Runs `mandar` under a reservation, unless the auction has answered the command. @throws ErroMartelo LIMITE_DE_EXPOSICAO, OCUPADO */
export type ComReserva = <T>(
  acesso: AcessoCliente,
  pretensao: Pretensao & { valor: number },
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
    { leiUid, comandoId, autor }: Pretensao,
  ): Promise<boolean> => {
    const estado = await motor.estado(leiUid);
    return estado?.comandos.has(chaveDoComando({ autor: autor ?? cliUid, comandoId })) ?? false;
  };

  return async (acesso, pretensao, mandar) => {
    const { leiUid, lelUid, valor } = pretensao;
    const situacao = await situacaoDoCliente(acesso.cliUid, acesso.hotsiteId);
    const leilao = fatos.conhecidos(leiUid) ?? (await fatos.buscar(leiUid));
    const pede = leilao !== null && pedeHabilitacao(leilao);
    const habilitacao = pede ? await situacaoDaHabilitacao(acesso.cliUid, leiUid) : null;
    const regras = hotsites.porId(acesso.hotsiteId);
    const dosFatos = { regras, leilao, lelUid, situacao, habilitacao, agora: agora() };

    const recusa = (valor === null ? podeDeclinar : podeLicitar)(acesso, dosFatos);
    const { participante } = situacao;
    if (recusa !== null || participante === null) {
      if (participante !== null && (await jaRespondido(acesso, pretensao))) return mandar(participante);
      recusar(recusa ?? situacao.recusa!);
    }
    const limites = {
      doCliente: situacao.limiteExposicao,
      doLeilao: habilitacao?.limiteExposicao ?? null,
    };
    const semLimite = limites.doCliente === null && limites.doLeilao === null;
    if (semLimite || !valor) return mandar(participante);
    return comReserva(acesso, { ...pretensao, valor }, limites, () => mandar(participante));
  };
}
