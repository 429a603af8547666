import type { Uf } from '@martelo/shared/uf';
import type { ExemplosDeDados } from '../elemento.ts';
import type { DadosPatios } from './dados.ts';
import type { PatioNoMapa } from './patio-no-mapa.ts';

const LUGARES: readonly (readonly [
  cidade: string,
  uf: Uf,
  latitude: number,
  longitude: number,
  lotes: number,
])[] = [
  ['Guarulhos', 'SP', -23.4356, -46.4731, 41],
  ['Campinas', 'SP', -22.9787, -47.1156, 18],
  ['Goiânia', 'GO', -16.6253, -49.2133, 12],
  ['Curitiba', 'PR', -25.507, -49.344, 1],
  ['Betim', 'MG', -19.968, -44.198, 9],
  ['Recife', 'PE', -8.08, -34.97, 0],
  ['Manaus', 'AM', -3.1, -60.02, 4],
];

const NAS_FOTOS = ['caminhao-branco', 'sedan-prata', 'pickup-azul', 'onibus-amarelo', 'trator-verde'];

const patios: PatioNoMapa[] = LUGARES.map(([cidade, estadoUf, latitude, longitude, qtdLotes], n) => ({
  uid: `patio-${n}`,
  nome: `Pátio ${cidade}`,
  ...{ cidade, estadoUf, qtdLotes, coordenadas: { latitude, longitude } },
  endereco: `Avenida das Indústrias, ${1500 + n * 37}, Distrito Industrial`,
  telefone: '(11) 2440-1500',
  url: `/patios/${cidade.toLowerCase()}/${estadoUf.toLowerCase()}/patio`,
  foto: `/fotos/demo/${NAS_FOTOS[n % NAS_FOTOS.length]}-patio${n + 1}/1.webp`,
}));

export const exemplos: ExemplosDeDados<DadosPatios> = {
  cheio: { estado: 'ok', patios, blocos: null },
  vazio: { estado: 'ok', patios: [], blocos: null },
  longo: {
    estado: 'ok',
    blocos: null,
    patios: patios.slice(0, 4).map((patio, n) => ({
      ...patio,
      nome: 'Pátio Logístico Intermodal Governador Doutor Antônio Carlos de Albuquerque e Mello',
      cidade: 'Vila Bela da Santíssima Trindade',
      endereco:
        'Rodovia Presidente Juscelino Kubitschek de Oliveira, km 1.284, Galpões 12 a 17, Distrito Agroindustrial Norte',
      qtdLotes: 12_345,
      foto: n === 0 ? null : patio.foto,
      coordenadas: n === 3 ? null : patio.coordenadas,
    })),
  },
  indisponivel: { estado: 'indisponivel' },
  carregando: { estado: 'carregando' },
};
