import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { uuidv7 } from '@martelo/shared/identificador';
import { VEICULOS } from '../../../engine/src/casa/veiculo.ts';
import { SISTEMA } from '../../../engine/src/records/acesso.ts';
import { criarRegistrosSqlite } from '../../../engine/src/records/sqlite.ts';

/** Written at once: they share their waits for the disk. */
const POR_VEZ = 500;
const MODELOS = ['Gol 1.0', 'Onix LT', 'Hilux SRX', 'CG 160 Titan', 'Argo Drive', 'Atego 2426', 'Uno Mille'];

/** So many vehicles of the first brand, in the records of an engine's folder that has not been started yet. */
export async function guardarVeiculos(pasta: string, quantos: number): Promise<void> {
  const onde = join(pasta, 'engine');
  mkdirSync(onde, { recursive: true });
  const registros = criarRegistrosSqlite({
    arquivo: join(onde, 'registros.sqlite'),
    relogio: () => Date.now(),
  });
  const veiculos = registros.colecao(VEICULOS);
  for (let feitos = 0; feitos < quantos; feitos += POR_VEZ)
    await Promise.all(
      Array.from({ length: Math.min(POR_VEZ, quantos - feitos) }, async (_, i) => {
        const n = feitos + i;
        const [marca, modelo] = [`Marca ${n % 40}`, MODELOS[n % MODELOS.length]!];
        await veiculos.inserir(SISTEMA, {
          ...{ uid: uuidv7(), id: await registros.proximoId(VEICULOS.declaracao.nome), hotsiteId: 1 },
          ...{ marca, modelo, anoModelo: 2000 + (n % 26), placa: placaDe(n) },
          observacao: `Nº ${n} dos que são levados embora: `.padEnd(200, 'observação do pátio '),
        } as never);
      }),
    );
  await registros.close();
}

/** One of 175 million, by its number: AAA0A00 to ZZZ9Z99. */
function placaDe(n: number): string {
  const letra = (de: number) => String.fromCharCode(65 + (Math.floor(n / de) % 26));
  const algarismo = (de: number) => String(Math.floor(n / de) % 10);
  return [
    ...[letra(26 * 26 * 26_000), letra(26 * 26_000), letra(26_000), algarismo(2_600)],
    ...[letra(100), algarismo(10), algarismo(1)],
  ].join('');
}
