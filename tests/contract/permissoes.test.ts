import { PAPEIS_INTERNOS } from '@martelo/shared/papeis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { colegaCom } from './colega.ts';
import { EngineDeTeste } from './engine.ts';
import { pastaVazia } from './pasta.ts';
import { abre, type Chamada, chamadasDe, documentoDePermissoes } from './permissoes.ts';

/** Every call there is × everybody that it is not for: nobody gets past a guard, whatever they send. */
const engine = new EngineDeTeste(pastaVazia(), { MARTELO_DEMO: 'contas' });
const EXTERNOS = ['Externo - Motorista', 'Externo - Transportadora', 'Externo - Despachante'];
const UID = '01900000-0000-7000-8000-0000000000ff';
const AO_MESMO_TEMPO = 8;

let chamadas: Chamada[];
const tokens = new Map<string, string>();
let cliente: string;

beforeAll(async () => {
  await engine.subir();
  chamadas = chamadasDe((await engine.pedir('GET', '/v1/openapi.json')).corpo);
  tokens.set('Interno - ADM', await engine.entrar('adm'));
  for (const papel of [...PAPEIS_INTERNOS, ...EXTERNOS])
    if (!tokens.has(papel)) tokens.set(papel, (await colegaCom(engine, [papel])).token);
  cliente = await engine.entrar('cliente1');
}, 300_000);
afterAll(() => engine.encerrar());

/** Who must be turned away from a call, and how. */
function recusados(chamada: Chamada): { quem: string; token: string | undefined; com: number }[] {
  const { guarda } = chamada;
  if (guarda === 'publica') return [];
  const semConta = { quem: 'visitante', token: undefined, com: 401 };
  if (guarda === 'autenticado') return [semConta];
  const daCasa = [...tokens].filter(
    ([papel]) =>
      guarda === 'servico' ||
      guarda === 'cliente' ||
      (guarda === 'interno' && EXTERNOS.includes(papel)) ||
      !abre(chamada, papel),
  );
  const com = guarda === 'servico' ? 401 : 403;
  return [
    semConta,
    ...daCasa.map(([quem, token]) => ({ quem, token, com })),
    ...(guarda === 'cliente' ? [] : [{ quem: 'cliente', token: cliente, com }]),
  ];
}

it('the page of who may call what is as the declarations are', async () => {
  await expect(documentoDePermissoes(chamadas)).toMatchFileSnapshot('../../docs/permissoes.md');
});

it('each call turns away everybody that it is not for', async () => {
  const passaram: string[] = [];
  let pedidos = 0;
  const fila = [...chamadas];
  const servir = async (): Promise<void> => {
    for (let chamada = fila.pop(); chamada !== undefined; chamada = fila.pop()) {
      const { metodo, caminho } = chamada;
      const endereco = caminho.replaceAll(/\{\w+\}/g, UID);
      for (const { quem, token, com } of recusados(chamada)) {
        pedidos += 1;
        const { status, texto } = await engine.pedir(metodo, endereco, {
          ...{ token, ...(metodo === 'GET' ? {} : { corpo: {} }) },
        });
        if (status !== com) passaram.push(`${quem}: ${metodo} ${caminho} ${status} ${texto.slice(0, 120)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, servir));
  expect(passaram).toEqual([]);
  expect(pedidos).toBeGreaterThan(chamadas.length * 5);
});
