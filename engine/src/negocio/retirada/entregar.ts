import { formatarDataHora } from '@martelo/shared/datas';
import { ErroMartelo, tentativasRestantes } from '@martelo/shared/erros';
import {
  ROTULOS_AGENDAMENTO,
  type SituacaoAgendamento,
  type situacaoDoAgendamento,
} from '@martelo/shared/pos-venda/agendamento';
import { CODIGOS_ERRADOS_MAX } from '@martelo/shared/pos-venda/codigo';
import { foraDoDiaMarcado } from '@martelo/shared/pos-venda/dia-da-retirada';
import { liberada } from '@martelo/shared/pos-venda/liberada';
import type { z } from 'zod';
import type { Identificacao } from '../../api/comando.ts';
import { AGENDAMENTOS, type Agendamento } from '../../leituras/registros/agendamento.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { autorDe } from '../../records/politica.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import { situacoesNoPatio, vizinhasDe } from '../vendas/vizinhas.ts';
import { comArmazenagemDevida } from './armazenagem-devida.ts';
import type { CodigosDeRetirada } from './codigo.ts';
import type { GravarAgendamento } from './mudar-agendamento.ts';
import { patiosDaMarca } from './patio-do-lote.ts';

interface Dependencias {
  registros: Registros;
  gravar: GravarAgendamento;
  codigos: CodigosDeRetirada;
  /** Unix ms. */
  agora(): number;
}

/** What a guard is told who hands over what somebody else has handed over, or what nobody waits for any more. */
function oQueJaFoi({ situacao, entrega }: Agendamento, para: SituacaoAgendamento): string | undefined {
  if (para !== 'ENTREGUE') return undefined;
  if (situacao === 'CANCELADO') return 'Esta retirada foi cancelada: quem compra precisa agendar de novo.';
  if (situacao !== 'ENTREGUE' || entrega === null) return undefined;
  return `Este bem já foi entregue, em ${formatarDataHora(entrega.em)}. Nada foi registrado de novo.`;
}

const PARA = { entregue: 'ENTREGUE', nao_compareceu: 'NAO_COMPARECEU', cancelado: 'CANCELADO' } as const;
/** How long a gate may have kept a confirmation before it is sent. */
const GUARDADA_MAX_MS = 7 * 86_400_000;
/** Clocks of phones differ from ours. */
const FOLGA_DO_RELOGIO_MS = 5 * 60_000;

/** P18: is everything paid by an instant (Unix ms) that the buyer took in the auction and that stands at this yard, with its keeping? */
export async function tudoPago(
  registros: Registros,
  { vendaUid, cliUid, leiUid, itens }: Pick<Agendamento, 'vendaUid' | 'cliUid' | 'leiUid' | 'itens'>,
  quando: number,
): Promise<boolean> {
  const vizinhas = await comArmazenagemDevida(
    registros,
    await vizinhasDe(registros, { cliUid, leiUid }),
    quando,
  );
  const venda = vizinhas.find((uma) => uma.uid === vendaUid);
  if (venda === undefined) return false;
  const patioDoLote = await patiosDaMarca(registros, venda.hotsiteId);
  return itens.every(({ uid }) => {
    const item = venda.itens.find((um) => um.uid === uid);
    if (item === undefined) return false;
    const noPatio = situacoesNoPatio(vizinhas, item.patioNome, patioDoLote);
    return liberada(venda) && noPatio.every((situacao) => situacao === 'Fechada');
  });
}

/** Since when its pickup was booked and all of it had been paid once (Unix ms): nothing left before. */
async function podiaSairDesde(registros: Registros, lido: Registro<Agendamento>): Promise<number> {
  const venda = await registros.colecao(VENDAS).obter(SISTEMA, lido.vendaUid);
  const liberados = lido.itens.map(({ uid }) => venda?.itens.find((um) => um.uid === uid)?.liberadoEm);
  return Math.max(...[lido.createdAt, ...liberados].map((em) => (em ? Date.parse(em) : 0)));
}

/** What the yard says of a pickup. */
export type MoverAgendamento = (
  acesso: Acesso,
  quem: Identificacao,
  uid: string,
  pedido: Omit<z.output<typeof situacaoDoAgendamento>, 'comandoId'> & {
    /** The vehicle leaves by its stay, where the code of this version of the pickup was looked at before. */
    pelaEstadia?: { uid: string; versaoCodigo: number };
  },
) => Promise<Agendamento>;

/** Looks at what somebody shows as the code of a pickup. @throws ErroMartelo CODIGO_RETIRADA_INCORRETO, CODIGO_RETIRADA_BLOQUEADO */
export type ConferirCodigo = (acesso: Acesso, uid: string, dito: string | undefined) => Promise<void>;

/**
 * A wrong code is counted before it is told: of any number that are tried at once no more are looked at than may be. Gives whether it
 * was right.
 */
export const criarConferirCodigo =
  ({ gravar, codigos }: Pick<Dependencias, 'gravar' | 'codigos'>): ConferirCodigo =>
  async (acesso, uid, dito) => {
    let certo = false;
    const depois = await gravar.mudar({ acesso }, uid, (antes) => {
      if (antes.codigosErrados >= CODIGOS_ERRADOS_MAX) throw new ErroMartelo('CODIGO_RETIRADA_BLOQUEADO');
      certo = codigos.confere(antes, dito ?? '');
      return certo ? antes : { ...antes, codigosErrados: antes.codigosErrados + 1 };
    });
    if (!certo)
      throw new ErroMartelo(
        'CODIGO_RETIRADA_INCORRETO',
        tentativasRestantes(CODIGOS_ERRADOS_MAX - depois.codigosErrados),
      );
  };

/**
 * @throws ErroMartelo TRANSICAO_INVALIDA, RETIRADA_FORA_DO_DIA, CODIGO_RETIRADA_INCORRETO, CODIGO_RETIRADA_BLOQUEADO, VENDA_NAO_PAGA, DOCUMENTO_NAO_VISTO,
 * ALTERACAO_NAO_PERMITIDA where nobody can have failed to come yet
 */
export function criarMoverAgendamento({ registros, gravar, codigos, agora }: Dependencias): MoverAgendamento {
  const conferirCodigo = criarConferirCodigo({ gravar, codigos });

  /** By the gate's clock, within reason: nobody has fetched anything before they had booked it and it was paid. @param desde Unix ms */
  const quando = (em: string | undefined, desde: number): string => {
    const dito = em === undefined ? agora() : Date.parse(em);
    const recusar = (porque: string) => {
      throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', { campo: 'o instante da entrega', porque });
    };
    if (dito > agora() + FOLGA_DO_RELOGIO_MS || dito < agora() - GUARDADA_MAX_MS)
      recusar('ele não está nos últimos sete dias');
    if (dito < desde - FOLGA_DO_RELOGIO_MS)
      recusar('ele é de antes de a retirada estar agendada e a compra paga');
    return new Date(Math.max(desde, Math.min(dito, agora()))).toISOString();
  };

  /** Whoever came in time, and whose confirmation waited for network, was there after all. */
  const permitida = ({ situacao, fim }: Agendamento, para: SituacaoAgendamento, em: string | undefined) =>
    situacao === 'AGENDADO' ||
    (situacao === 'NAO_COMPARECEU' &&
      para === 'ENTREGUE' &&
      em !== undefined &&
      Date.parse(em) <= Date.parse(fim) + 86_400_000);

  return async (
    acesso,
    quem,
    uid,
    { situacao, codigo, documentoVisto, foraDoDia, em, motivo, pelaEstadia },
  ) => {
    const para = PARA[situacao];
    const lido = await registros.colecao(AGENDAMENTOS).obter(acesso, uid);
    if (lido === null) throw new ErroMartelo('NAO_ENCONTRADO');
    const exigir = (antes: Agendamento): void => {
      if (permitida(antes, para, em)) return;
      const detalhes = { de: ROTULOS_AGENDAMENTO[antes.situacao], para: ROTULOS_AGENDAMENTO[para] };
      throw new ErroMartelo('TRANSICAO_INVALIDA', detalhes, oQueJaFoi(antes, para));
    };
    const desde = para === 'ENTREGUE' ? await podiaSairDesde(registros, lido) : 0;
    if (para === 'ENTREGUE' && lido.entrega === null) {
      exigir(lido);
      if (documentoVisto === undefined) throw new ErroMartelo('DOCUMENTO_NAO_VISTO');
      if (!(await tudoPago(registros, lido, Date.parse(quando(em, desde)))))
        throw new ErroMartelo('VENDA_NAO_PAGA');
      if (foraDoDiaMarcado(lido.inicio, quando(em, desde)) && foraDoDia !== true)
        throw new ErroMartelo('RETIRADA_FORA_DO_DIA', { marcada: formatarDataHora(lido.inicio) });
      if (pelaEstadia === undefined) await conferirCodigo(acesso, uid, codigo);
      else if (pelaEstadia.versaoCodigo !== lido.versaoCodigo) throw new ErroMartelo('ESTADO_MUDOU');
    }
    return gravar.mudar({ acesso, comando: quem }, uid, (antes) => {
      exigir(antes);
      if (para === 'ENTREGUE') {
        // The code that was looked at is of this version: a change by the buyer in between asks for another look.
        if (antes.versaoCodigo !== lido.versaoCodigo) throw new ErroMartelo('ESTADO_MUDOU');
        const entregueEm = quando(em, desde);
        return {
          ...{ ...antes, situacao: para },
          entrega: {
            ...{ em: entregueEm, por: autorDe(acesso), documentoVisto: documentoVisto! },
            ...{
              porTerceiro: antes.terceiro !== null,
              foraDoDia: foraDoDiaMarcado(antes.inicio, entregueEm),
            },
            estadiaUid: pelaEstadia?.uid ?? null,
          },
        };
      }
      if (para === 'NAO_COMPARECEU' && Date.parse(antes.inicio) > agora())
        throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
          ...{ campo: 'a situação', porque: 'o horário ainda não começou' },
        });
      return { ...antes, situacao: para, motivo: motivo ?? null };
    });
  };
}
