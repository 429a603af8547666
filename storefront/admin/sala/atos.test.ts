import type { LoteNaMesa, NomeDaAcao } from '@martelo/shared/leiloeiro';
import { describe, expect, it } from 'vitest';
import {
  degrau,
  haQuanto,
  type Mesa,
  oQueDigitou,
  oQueMudou,
  proximaChamada,
  proximoAto,
  surpreende,
} from './atos.ts';

const LOTE = {
  ...{ lelUid: 'l1', id: 1, numero: '7', nome: 'Um carro', foto: null, situacao: 'AO_VIVO', seq: 3 },
  ...{ minimo: 1_000_000, valorAtual: 1_200_000, qtdLances: 2, proximoLance: 1_250_000, incremento: 50_000 },
  ...{ lider: { apelido: 'Ana', cidade: '', presencial: false }, reserva: 1_500_000, reservaAtingida: false },
  comitente: null,
} as LoteNaMesa;
const APELIDOS = ['Raquete 01', 'Raquete 02'].map((apelido, i) => ({ uid: `a${i + 1}`, apelido }));
const mesa = (lote: Partial<LoteNaMesa> | null, acoes: NomeDaAcao[], pausado = false): Mesa => ({
  ...{ acoes, pausado, apelidos: APELIDOS },
  lote: lote && { ...LOTE, ...lote },
});
const FIM: NomeDaAcao[] = ['vender', 'condicional', 'nao-arrematar', 'repasse'];

describe('the large button', () => {
  it.each([
    ['opens the first lot', mesa(null, ['abrir-lote']), 'abrir-lote'],
    ['calls, once and twice', mesa({}, ['dou-lhe-uma', ...FIM]), 'dou-lhe-uma'],
    ['calls the second time', mesa({ situacao: 'DOULHE_UMA' }, ['dou-lhe-duas', ...FIM]), 'dou-lhe-duas'],
    ['sells at the reserve', mesa({ situacao: 'DOULHE_DUAS', reservaAtingida: true }, FIM), 'vender'],
    ['sells where there is none', mesa({ situacao: 'DOULHE_DUAS', reserva: null }, FIM), 'vender'],
    ['asks the consignor below it', mesa({ situacao: 'DOULHE_DUAS' }, FIM), 'condicional'],
    [
      'sells below it where nothing else may be done',
      mesa({ situacao: 'DOULHE_DUAS' }, ['vender']),
      'vender',
    ],
    [
      'ends without a bid',
      mesa({ situacao: 'DOULHE_DUAS', lider: null, valorAtual: null }, FIM),
      'nao-arrematar',
    ],
    [
      'opens the next after a sale',
      mesa({ situacao: 'AG_PAGAMENTO' }, ['abrir-lote', 'desfazer']),
      'abrir-lote',
    ],
    ['goes on after a pause', mesa({}, ['retomar', 'desfazer'], true), 'retomar'],
    ['does nothing in a pause of the platform', mesa({}, ['pausar'], true), null],
    ['does nothing at the end', mesa({ situacao: 'AG_PAGAMENTO' }, ['desfazer']), null],
  ] as const)('%s', (_, como, ato) => expect(proximoAto(como)).toBe(ato));

  it('is never an act that the engine would not take now', () => {
    for (const situacao of ['AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'AG_PAGAMENTO', 'REPASSE'] as const)
      for (const acoes of [[], ['vender'], ['dou-lhe-duas'], ['abrir-lote', 'repasse']] as NomeDaAcao[][])
        for (const pausado of [true, false]) {
          const ato = proximoAto(mesa({ situacao }, acoes, pausado));
          if (ato !== null) expect(acoes).toContain(ato);
        }
  });
});

it('the key of the calls is no key to sell by', () => {
  expect(proximaChamada(mesa({}, ['dou-lhe-uma', 'vender']))).toBe('dou-lhe-uma');
  expect(proximaChamada(mesa({}, ['dou-lhe-duas', 'vender']))).toBe('dou-lhe-duas');
  expect(proximaChamada(mesa({}, FIM))).toBeNull();
  expect(proximaChamada(mesa({}, ['dou-lhe-uma'], true))).toBeNull();
});

it('asks once more where a lot ends otherwise than its bids say, and there alone', () => {
  const com = (mais: Partial<LoteNaMesa>) => ({ ...LOTE, ...mais });
  expect(surpreende(LOTE, 'vender')).toBe(true);
  expect(surpreende(com({ reservaAtingida: true }), 'vender')).toBe(false);
  expect(surpreende(com({ reserva: null }), 'vender')).toBe(false);
  expect(surpreende(LOTE, 'condicional')).toBe(false);
  expect(surpreende(com({ reservaAtingida: true }), 'condicional')).toBe(true);
  expect(surpreende(LOTE, 'nao-arrematar')).toBe(true);
  expect(surpreende(com({ lider: null }), 'nao-arrematar')).toBe(false);
  expect(surpreende(com({ situacao: 'NAO_ARREMATADO' }), 'repasse')).toBe(false);
  expect(surpreende(LOTE, 'dou-lhe-uma')).toBe(false);
  expect(surpreende(null, 'repasse')).toBe(false);
});

describe('what is typed', () => {
  it('is an apelido by its place, or a value that is at least the next', () => {
    const agora = mesa({}, []);
    expect(oQueDigitou('2', agora)).toEqual({ tipo: 'apelido', uid: 'a2' });
    expect(oQueDigitou('12500', agora)).toEqual({ tipo: 'valor', centavos: 1_250_000 });
    expect(oQueDigitou('12.500,50', agora)).toEqual({ tipo: 'valor', centavos: 1_250_050 });
    expect(oQueDigitou('12499', agora)).toEqual({ tipo: 'recusado', porque: 'abaixo' });
    expect(oQueDigitou('3', agora)).toEqual({ tipo: 'recusado', porque: 'abaixo' });
    for (const torto of ['', '0', '12,5,0', '1e5']) expect(oQueDigitou(torto, agora).tipo).toBe('recusado');
  });

  it('is a value where a lot is as cheap as a figure', () => {
    expect(oQueDigitou('5', mesa({ proximoLance: 500 }, []))).toEqual({ tipo: 'valor', centavos: 500 });
  });
});

it('steps go as auctioneers say them, and end', () => {
  expect(degrau(50_000, 1)).toBe(100_000);
  expect(degrau(50_000, -1)).toBe(25_000);
  expect(degrau(60_000, -1)).toBe(50_000);
  expect(degrau(100, -1)).toBeNull();
  expect(degrau(500_000_000, 1)).toBeNull();
});

it('says what came before an act that was not done', () => {
  const antes = { lelUid: 'l1', lote: LOTE };
  const maior = { ...LOTE, valorAtual: 1_300_000, lider: { apelido: 'Beto', cidade: '', presencial: true } };
  expect(oQueMudou(antes, { lelUid: 'l1', lote: maior })).toEqual({
    ...{ tipo: 'lance', valor: 1_300_000, apelido: 'Beto', presencial: true },
  });
  expect(oQueMudou(antes, { lelUid: 'l2', lote: { ...LOTE, numero: '8' } })).toEqual({
    ...{ tipo: 'outro-lote', numero: '8' },
  });
  expect(oQueMudou(antes, { ...antes, lote: { ...LOTE, situacao: 'DOULHE_UMA' } })).toEqual({
    tipo: 'outra',
  });
  expect(oQueMudou(antes, { lelUid: null, lote: null })).toEqual({ tipo: 'outra' });
});

it('silence is told in minutes and seconds', () => {
  expect([0, 65_000, 3_661_000, -5].map(haQuanto)).toEqual(['0:00', '1:05', '1:01:01', '0:00']);
});
