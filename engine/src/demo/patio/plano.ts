import { hash } from 'node:crypto';
import { sorteador } from '@martelo/shared/acaso';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import type { LoteEntrada } from '@martelo/shared/lote';
import type { VeiculoTipo } from '@martelo/shared/veiculo-opcoes';
import { loteDemo } from '../lotes.ts';
import { MODELOS } from '../modelos.ts';
import { planoDemo } from '../plano.ts';

/** What became of a vehicle of the demo: where its story stands now. */
export type Historia =
  /** It stands in the yard that its lot names. */
  | 'no-lote'
  | 'a-classificar'
  | 'a-vistoriar'
  | 'a-documentar'
  | 'pronto'
  | 'parado'
  | 'com-horario'
  | 'na-fila'
  | 'pedida'
  | 'autorizada'
  | 'designada'
  | 'confirmada'
  | 'em-rota'
  | 'no-portao'
  | 'chegou'
  | 'devolvido'
  | 'cadastrado';

export interface VeiculoDemo {
  /** Names it among the demo's. */
  chave: string;
  hotsiteId: number;
  historia: Historia;
  lote: LoteEntrada;
  placa: string;
  cor: string;
  veiculoTipo: VeiculoTipo;
  patio: string;
  /** Since how many days it stands, or stood, in the yard; of one that is on its way, since when that was asked. */
  dias: number;
}

const [HORA_MS, DIA_MS] = [3_600_000, 86_400_000];
const [LEILO, PACTO] = HOTSITES_DEMO.map(({ id }) => id) as [number, number];
const PORTE: Record<string, VeiculoTipo> = {
  ...{ Moto: 'MOTO', Carro: 'LEVE', Utilitário: 'UTILITARIO', Caminhão: 'PESADO', Ônibus: 'PESADO' },
};

/** Of these auctions the first so many lots that have a plate. */
const COM_LOTE: readonly [leilao: string, quantos: number][] = [
  ['leilo-online', 4],
  ['leilo-aovivo', 2],
  ['leilo-encerrado', 3],
  ['leilo-proximo', 3],
  ['leilo-corporativa', 8],
  ['pacto-online', 3],
];

/** And what is in none: the story, at which yard, and since when. */
const SEM_LOTE: readonly [hotsiteId: number, Historia, patio: string, dias: number][] = [
  [LEILO, 'a-classificar', 'Pátio Guarulhos', 1],
  [LEILO, 'a-classificar', 'Pátio Campinas', 3],
  [LEILO, 'a-vistoriar', 'Pátio Guarulhos', 9],
  [LEILO, 'a-vistoriar', 'Pátio Guarulhos', 34],
  [LEILO, 'a-documentar', 'Pátio Guarulhos', 47],
  [LEILO, 'pronto', 'Pátio Guarulhos', 21],
  [LEILO, 'pronto', 'Pátio Guarulhos', 63],
  [LEILO, 'pronto', 'Pátio Campinas', 96],
  [LEILO, 'parado', 'Pátio Guarulhos', 120],
  [LEILO, 'com-horario', 'Pátio Guarulhos', 1],
  [LEILO, 'com-horario', 'Pátio Campinas', 1],
  [LEILO, 'na-fila', 'Pátio Guarulhos', 0],
  [LEILO, 'pedida', 'Pátio Guarulhos', 1],
  [LEILO, 'autorizada', 'Pátio Guarulhos', 2],
  [LEILO, 'designada', 'Pátio Guarulhos', 2],
  [LEILO, 'confirmada', 'Pátio Guarulhos', 3],
  [LEILO, 'em-rota', 'Pátio Guarulhos', 3],
  [LEILO, 'no-portao', 'Pátio Guarulhos', 4],
  [LEILO, 'chegou', 'Pátio Guarulhos', 12],
  [LEILO, 'devolvido', 'Pátio Campinas', 74],
  [LEILO, 'cadastrado', 'Pátio Guarulhos', 0],
  [PACTO, 'a-classificar', 'Pátio Guarulhos', 0],
  [PACTO, 'pronto', 'Pátio Guarulhos', 38],
  [PACTO, 'com-horario', 'Pátio Guarulhos', 1],
];

/** Some hours of the morning, so many days ago. */
export const haDias = (agora: number, dias: number, horas = 0): number =>
  agora - dias * DIA_MS - (dias === 0 ? HORA_MS : 0) + horas * HORA_MS;

/** The vehicles of the demo, the same on every machine. */
export const VEICULOS_DEMO: readonly VeiculoDemo[] = [...comLote(), ...semLote()];

function comLote(): VeiculoDemo[] {
  const leiloes = planoDemo(0);
  const doLeilao = ([chave, quantos]: (typeof COM_LOTE)[number]) => {
    const { hotsiteId, lotes } = leiloes.find((um) => um.chave === chave)!;
    const comPlaca = lotes.filter(({ veiculo }) => veiculo?.placa !== undefined);
    return comPlaca.slice(0, quantos).map((lote, i) => ({ chave: `${chave}-${i + 1}`, hotsiteId, lote }));
  };
  return COM_LOTE.flatMap(doLeilao).map(({ chave, hotsiteId, lote }, i) =>
    comoVeiculo(chave, hotsiteId, 'no-lote', lote, lote.localizacao!.patio!, 12 + ((i * 37) % 100)),
  );
}

function semLote(): VeiculoDemo[] {
  const modelos = MODELOS.filter(({ tipo }) => tipo in PORTE);
  return SEM_LOTE.map(([hotsiteId, historia, patio, dias], i) => {
    const lote = loteDemo(modelos[(i * 7) % modelos.length]!, `patio${i + 1}`);
    return comoVeiculo(`patio-${i + 1}`, hotsiteId, historia, lote, patio, dias);
  });
}

function comoVeiculo(
  chave: string,
  hotsiteId: number,
  historia: Historia,
  lote: LoteEntrada,
  patio: string,
  dias: number,
): VeiculoDemo {
  const { placa = '', cor = 'Prata' } = lote.veiculo ?? {};
  return {
    chave,
    hotsiteId,
    historia,
    lote,
    placa,
    cor,
    veiculoTipo: PORTE[lote.tipo ?? ''] ?? 'LEVE',
    patio,
    dias,
  };
}

const DO_CHASSI = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
const PESOS_DO_RENAVAM = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** A chassis and a Renavam that nobody's vehicle was given, and that check. */
export function documentosDemo(chave: string): { chassi: string; renavam: string } {
  const sorte = sorteador(hash('sha256', `documentos:${chave}`));
  const sinal = () => DO_CHASSI[Math.floor(sorte() * DO_CHASSI.length)];
  const algarismos = PESOS_DO_RENAVAM.map((_, i) => (i < 2 ? i : Math.floor(sorte() * 10)));
  const soma = algarismos.reduce((total, um, i) => total + um * PESOS_DO_RENAVAM[i]!, 0);
  return {
    chassi: `9BM${Array.from({ length: 14 }, sinal).join('')}`,
    renavam: [...algarismos, ((soma * 10) % 11) % 10].join(''),
  };
}
