import { hash } from 'node:crypto';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { uuidv7De } from '@martelo/shared/identificador';
import { type PrecoDeEnvioEscrita, precoDeEnvioEscrita } from '@martelo/shared/preco-de-envio';
import type { Uf } from '@martelo/shared/uf';
import { PRECOS_DE_ENVIO } from '../casa/preco-de-envio.ts';
import { SISTEMA } from '../records/acesso.ts';
import type { Registros } from '../records/records.ts';

/** Centavos and business days of a Sedex to each state. The north is left out: there staff say what it costs. */
const POR_ESTADO: readonly (readonly [ufs: readonly Uf[], valor: number, dias: number])[] = [
  [['SP', 'RJ', 'MG', 'ES'], 3_500, 3],
  [['PR', 'SC', 'RS'], 3_900, 3],
  [['DF', 'GO', 'MT', 'MS'], 4_400, 4],
  [['BA', 'SE', 'AL', 'PE', 'PB', 'RN', 'CE', 'PI', 'MA'], 5_200, 5],
];
/** Where the demo's yards are: nearer is cheaper. */
const DE_CASA: readonly Uf[] = ['SP', 'GO', 'PR', 'MG', 'PE'];

/** The demo's table, from the widest row to the narrowest. */
export const precosDemo = (): PrecoDeEnvioEscrita[] =>
  [
    { nome: 'Carta registrada, todo o país', metodo: 'Carta Registrada', valor: 1_490, dias: 10 },
    ...POR_ESTADO.flatMap(([ufs, valor, dias]) =>
      ufs.map((destinoUf) => ({
        ...{ nome: `Sedex para ${destinoUf}`, metodo: 'Sedex', destinoUf, valor, dias },
      })),
    ),
    ...DE_CASA.map((uf) => ({
      ...{
        nome: `Sedex dentro de ${uf}`,
        metodo: 'Sedex',
        origemUf: uf,
        destinoUf: uf,
        valor: 2_400,
        dias: 2,
      },
    })),
    {
      ...{ nome: 'Sedex, Grande São Paulo', metodo: 'Sedex', origemUf: 'SP' },
      ...{ destinoCepInicio: '01000-000', destinoCepFim: '09999-999', valor: 1_690, dias: 1 },
    },
  ].map((linha) => precoDeEnvioEscrita.parse(linha));

/** What the demo's brands ask for sending papers. Leaves alone what is there already, and what somebody removed. */
export async function criarPrecosDeEnvioDemo(registros: Registros): Promise<void> {
  const precos = registros.colecao(PRECOS_DE_ENVIO);
  for (const { id: hotsiteId } of HOTSITES_DEMO)
    for (const linha of precosDemo()) {
      const uid = uuidv7De(Date.UTC(2026, 0, 1), hash('sha256', `demo:envio:${hotsiteId}:${linha.nome}`));
      if ((await precos.obter(SISTEMA, uid)) !== null) continue;
      const id = await registros.proximoId('precoDeEnvio');
      await precos.inserir(SISTEMA, { ...linha, uid, id, hotsiteId });
    }
}
