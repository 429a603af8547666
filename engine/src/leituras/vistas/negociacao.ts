import { type SituacaoLance, situacaoDoLance } from '@martelo/shared/lance-situacao';
import type { MeuLance } from '@martelo/shared/lote-detalhe';
import type { TipoNegociacao } from '@martelo/shared/proposta';
import type { LoteVisto } from '../../auction/modelo/estado.ts';
import { condicionalDoCliente } from './condicional.ts';
import { ultimaPropostaDe } from './proposta.ts';

type Negociacao = Pick<
  MeuLance,
  | 'tipoNegociacao'
  | 'situacao'
  | 'proposta'
  | 'condicional'
  | 'condicionalRespostaNovoValor'
  | 'condicionalRespostaData'
>;

/** How a client's last word on a lot was meant and how it stands, and what is being negotiated with them. `ultimo`: its uid. */
export function negociacaoNoLote(lote: LoteVisto, cliUid: string, ultimo: string): Negociacao {
  const proposta = ultimaPropostaDe(lote, cliUid);
  const condicional = condicionalDoCliente(lote, cliUid);
  const lidera = lote.lideranca?.participante.uid === cliUid;
  const modo: TipoNegociacao =
    proposta?.uid === ultimo
      ? 'Proposta'
      : lidera && lote.lideranca?.lance === ultimo && lote.situacao === 'BUY_NOW'
        ? 'Compre Já'
        : 'Disputa';
  // Who has no uncancelled bid has only cancelled ones (rule 19).
  const cancelado = modo === 'Disputa' && !lote.participantes.has(cliUid);
  const situacao: SituacaoLance = situacaoDoLance({ modo, lidera, cancelado }, lote.situacao);
  return {
    ...{ tipoNegociacao: modo, situacao, proposta, condicional },
    condicionalRespostaNovoValor: condicional?.condicionalRespostaNovoValor ?? null,
    condicionalRespostaData: condicional?.respostaData ?? null,
  };
}
