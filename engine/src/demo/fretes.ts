import { hash } from 'node:crypto';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { type TabelaDeFreteEscrita, tabelaDeFreteEscrita } from '@martelo/shared/frete';
import { uuidv7De } from '@martelo/shared/identificador';
import type { Uf } from '@martelo/shared/uf';
import { TABELAS_DE_FRETE } from '../casa/frete.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';
import { LINHAS } from './patios.ts';

/** Reais: to load and unload, and a km on the road. */
const ITENS = [
  { item: 'Moto', saida: 180, porKm: 0.55 },
  { item: 'Carro', saida: 320, porKm: 0.95 },
  { item: 'Utilitário', saida: 420, porKm: 1.25 },
  { item: 'Caminhão', saida: 900, porKm: 3.1 },
];
const DESTINOS: readonly (readonly [cidade: string, estado: Uf, latitude: number, longitude: number])[] = [
  ['São Paulo', 'SP', -23.55, -46.63],
  ['Rio de Janeiro', 'RJ', -22.91, -43.17],
  ['Belo Horizonte', 'MG', -19.92, -43.94],
  ['Vitória', 'ES', -20.32, -40.34],
  ['Curitiba', 'PR', -25.43, -49.27],
  ['Florianópolis', 'SC', -27.6, -48.55],
  ['Porto Alegre', 'RS', -30.03, -51.23],
  ['Brasília', 'DF', -15.79, -47.88],
  ['Goiânia', 'GO', -16.69, -49.26],
  ['Cuiabá', 'MT', -15.6, -56.1],
  ['Campo Grande', 'MS', -20.44, -54.65],
  ['Salvador', 'BA', -12.97, -38.5],
  ['Recife', 'PE', -8.05, -34.88],
  ['Fortaleza', 'CE', -3.73, -38.53],
  ['Belém', 'PA', -1.46, -48.5],
  ['Manaus', 'AM', -3.12, -60.02],
];
/** Roads are longer than the flight of a bird. */
const ESTRADA = 1.27;

/** A freight table from each of the demo's yards to sixteen capitals. Leaves alone what is there already. */
export async function criarFretesDemo(registros: Registros): Promise<void> {
  const tabelas = registros.colecao(TABELAS_DE_FRETE);
  for (const { id: hotsiteId } of HOTSITES_DEMO) {
    if ((await tabelas.obterPor(SISTEMA, 'hotsiteId', hotsiteId)) !== null) continue;
    const uid = uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `demo:frete:${hotsiteId}`));
    await tabelas.inserir(SISTEMA, {
      ...tabelaDemo(),
      ...{ uid, id: await registros.proximoId('tabelaDeFrete'), hotsiteId },
    });
  }
}

export const tabelaDemo = (): TabelaDeFreteEscrita =>
  tabelaDeFreteEscrita.parse({
    valorPorKm: 450,
    kmPorDia: 300,
    distanciaMaximaKM: 300,
    linhas: LINHAS.flatMap(([, cidade, estado, , , , latitude, longitude]) =>
      DESTINOS.flatMap(([para, uf, lat, lon]) => {
        const km = distancia(latitude, longitude, lat, lon) * ESTRADA;
        return ITENS.map(({ item, saida, porKm }) => ({
          origem: { cidade, estado },
          destino: { cidade: para, estado: uf },
          item,
          valor: Math.round((saida + km * porKm) / 10) * 1_000,
          prazo: 4 + Math.ceil(km / 350),
        }));
      }),
    ),
  });

/** Great circle, km. */
function distancia(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const rad = (graus: number) => (graus * Math.PI) / 180;
  const a =
    Math.sin(rad(lat2 - lat1) / 2) ** 2 +
    Math.cos(rad(lat1)) * Math.cos(rad(lat2)) * Math.sin(rad(lon2 - lon1) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(a));
}
