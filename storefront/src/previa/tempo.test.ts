import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import { afterEach, describe, expect, it } from 'vitest';
import { INSTANTE_DOS_EXEMPLOS, lotesDeExemplo } from '../elements/dados/exemplos.ts';
import { lerLote } from '../live/lotes-vivos.ts';
import { agoraServidor } from '../live/relogio-servidor.ts';
import { loteVivoDe } from '../lote/estado-inicial.ts';
import { exemplosDeAgora } from './exemplos-de-agora.ts';
import { comoEstara, moverTempo } from './lente-do-tempo.ts';

const HORA = 3_600_000;
const lote = (campos: { situacao?: SituacaoLote; qtdLances?: number } = {}) =>
  loteVivoDe({
    ...lotesDeExemplo(1)[0]!,
    dataFim: new Date(Date.now() + HORA).toISOString(),
    ...campos,
  });

afterEach(() => moverTempo(0));

describe('the clock of the canvas', () => {
  it('moves every clock of the page, and back', () => {
    const antes = agoraServidor();
    moverTempo(3 * HORA);
    expect(agoraServidor() - antes).toBeGreaterThanOrEqual(3 * HORA);
    moverTempo(0);
    expect(agoraServidor() - antes).toBeLessThan(HORA);
  });

  it('shows a lot whose time will be over as ended: sold with bids, unsold without', () => {
    const comLances = lote({ qtdLances: 3 });
    const semLances = lote({ qtdLances: 0 });
    expect(lerLote(comLances)).toBe(comLances);
    moverTempo(2 * HORA);
    expect(lerLote(comLances).estado.situacao).toBe('AG_PAGAMENTO');
    expect(lerLote(semLances).estado.situacao).toBe('NAO_ARREMATADO');
    expect(lerLote(comLances)).toBe(lerLote(comLances));
  });

  it('leaves alone what is still open by then, or was over before', () => {
    const aberto = lote();
    const cancelado = lote({ situacao: 'LOTE_CANCELADO' });
    expect(comoEstara(aberto, Date.now())).toBe(aberto);
    expect(comoEstara(cancelado, Date.now() + 2 * HORA)).toBe(cancelado);
  });

  it('brings a kind’s examples to the hour they are looked at', () => {
    const [exemplo] = lotesDeExemplo(1);
    const { itens } = exemplosDeAgora({ itens: [exemplo!] }, INSTANTE_DOS_EXEMPLOS + HORA);
    expect(Date.parse(itens[0]!.dataFim!)).toBe(Date.parse(exemplo!.dataFim!) + HORA);
    expect({ ...itens[0], dataFim: null }).toEqual({ ...exemplo, dataFim: null });
  });
});
