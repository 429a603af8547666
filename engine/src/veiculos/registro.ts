import { type Veiculo, veiculo } from '@martelo/shared/veiculo';
import type { Acesso, DefinicaoColecao } from '../records/records.ts';

/** Who may list vehicles (spec 6). */
export const LEEM_VEICULOS = [
  'Interno - ADM',
  'Interno - Comitente',
  'Interno - Leilão',
  'Interno - Leiloeiro',
  'Interno - Remoção',
  'Interno - Desenvolvimento TI',
  'Interno - Pátio',
] as const;
export const ESCREVEM_VEICULOS = [
  'Interno - ADM',
  'Interno - Leilão',
  'Interno - Remoção',
  'Interno - Pátio',
] as const;

/** Vehicles of a brand. A lot says which it sells by `veiculo.uid`, and keeps its own copy of what it shows. */
export const VEICULOS: DefinicaoColecao<Veiculo> = {
  nome: 'veiculos',
  schema: veiculo,
  indices: {
    id: { tipo: 'inteiro', unico: true },
    hotsiteId: { tipo: 'inteiro' },
    placa: { tipo: 'texto' },
    chassi: { tipo: 'texto' },
    renavam: { tipo: 'texto' },
    marca: { tipo: 'texto' },
    modelo: { tipo: 'texto' },
    tipo: { tipo: 'texto' },
    patio: { tipo: 'texto' },
    anoModelo: { tipo: 'inteiro' },
    comId: { tipo: 'inteiro' },
  },
  textoGeral: ['placa', 'chassi', 'renavam', 'marca', 'modelo', 'versao'],
  unicos: [
    ['hotsiteId', 'placa'],
    ['hotsiteId', 'chassi'],
  ],
  leitura(acesso) {
    if (acesso.tipo === 'sistema') return {};
    return tem(acesso, LEEM_VEICULOS) ? { hotsiteId: acesso.hotsiteId } : null;
  },
  escrita: (acesso, depois, antes) =>
    acesso.tipo === 'sistema' ||
    (tem(acesso, ESCREVEM_VEICULOS) &&
      depois.hotsiteId === acesso.hotsiteId &&
      (antes === null || antes.hotsiteId === acesso.hotsiteId)),
};

const tem = (acesso: Acesso, papeis: readonly string[]): acesso is Extract<Acesso, { tipo: 'interno' }> =>
  acesso.tipo === 'interno' && acesso.papeis.some((papel) => papeis.includes(papel));
