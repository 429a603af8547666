// A platform whose purchases are measured: auctions, lots and accounts made through its public calls, and a million purchases written by
// its own records code while it is stopped.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { HOTSITES_DEMO } from '@martelo/shared/demo';
import { completarDocumento } from '@martelo/shared/documentos';
import { criarRegistrosSqlite } from '../../../engine/src/records/sqlite.ts';
import { portaLivre } from '../../porta-livre.ts';
import { ligarMotor, type MotorLigado, SENHA } from '../lances/motor.ts';
import { terminar } from '../lances/processo.ts';
import { escreverHistoria, type LoteDoBench } from './historia.ts';

/** Who may be asked as; the last of them bought three hundred times. */
export interface Dados {
  quantas: number;
  compradores: { uid: string; email: string }[];
  lotes: LoteDoBench[];
}

const UM_MINUTO_MS = 65_000;
const COMPRADORES = 64;
const LEILOES = 12;
const LOTES_POR_LEILAO = 100;
const MARCA = HOTSITES_DEMO.find(({ subdominio }) => subdominio === 'leilo')!;

/** The folder with everything in it; one that has as many already stays as it is. ~5 min for a million on a quiet machine. */
export async function prepararDados(
  pasta: string,
  quantas: number,
  dizer: (mensagem: string) => void,
): Promise<Dados> {
  const guardados = join(pasta, 'dados.json');
  if (existsSync(guardados)) return JSON.parse(readFileSync(guardados, 'utf8')) as Dados;
  const motor = await ligarMotor(pasta, await portaLivre(), { MARTELO_DEMO: 'contas' });
  const dados = { quantas, compradores: await contas(motor), lotes: await leiloesTerminados(motor) };
  await terminar(motor.processo);

  const registros = criarRegistrosSqlite({
    arquivo: join(pasta, 'engine', 'registros.sqlite'),
    faxinaEmThread: true,
  });
  const historia = {
    ...{ quantas, hotsiteId: MARCA.id, lotes: dados.lotes },
    compradores: dados.compradores.map(({ uid }) => uid),
  };
  let ditas = 0;
  await escreverHistoria(registros, historia, (escritas) => {
    const decimo = Math.floor((escritas * 10) / quantas);
    if (decimo > ditas) dizer(`  ${decimo * 10} % das compras escritas…`);
    ditas = decimo;
  });
  await registros.close();
  // What changed a moment ago the engine looks at again: nobody's million sales change in one minute.
  await esperar(UM_MINUTO_MS);
  writeFileSync(guardados, JSON.stringify(dados));
  return dados;
}

async function contas({ chamar }: MotorLigado): Promise<Dados['compradores']> {
  return Promise.all(
    Array.from({ length: COMPRADORES }, async (_, i) => {
      const email = `comprador${i}@bench.martelo`;
      const cpf = completarDocumento(String(200_000_000 + i));
      const { uid } = await chamar<{ uid: string }>('/v1/clientes', {
        ...{ nome: `Comprador ${i}`, email, cpf, senha: SENHA },
      });
      return { uid, email };
    }),
  );
}

/** Finished, so that their lots are read from their records, as those of old purchases are. */
async function leiloesTerminados({ chamar, entrar }: MotorLigado): Promise<LoteDoBench[]> {
  const adm = await entrar('adm@demo.martelo');
  const lotes: LoteDoBench[] = [];
  for (let n = 1; n <= LEILOES; n++) {
    const leilaoNome = `Leilão do bench ${n}`;
    const data = new Date(Date.now() + 7_200_000).toISOString();
    const leilao = { nome: leilaoNome, data, situacao: 'PRONTO', incrementos: [{ valor: 1_000 }] };
    const { uid: leiUid } = await chamar<{ uid: string }>('/v1/leiloes', leilao, adm);
    const { itens } = await chamar<{ itens: { uid: string }[] }>(
      `/v1/leiloes/${leiUid}/lotes`,
      Array.from({ length: LOTES_POR_LEILAO }, (_, i) => ({
        ...{ nome: `Gol ${i + 1}`, tipo: 'Carro', valor: { minimo: 100_000 } },
      })),
      adm,
    );
    lotes.push(...itens.map(({ uid: lelUid }) => ({ leiUid, leilaoNome, lelUid })));
    await chamar(`/v1/leiloes/${leiUid}/cancelar`, { motivo: 'Só existe para as medidas.' }, adm);
  }
  return lotes;
}
