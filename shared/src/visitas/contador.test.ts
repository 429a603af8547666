import { expect, it } from 'vitest';
import { Contador } from './contador.ts';
import { ehRobo } from './robo.ts';

const MEIO_DIA = Date.parse('2026-11-21T15:00:00Z');

it('counts every view, and a visitor once a page and day in São Paulo', async () => {
  const somas: unknown[] = [];
  let agora = MEIO_DIA;
  const contador = new Contador(
    async (soma) => void somas.push(soma),
    () => agora,
  );
  for (const [uri, quem] of [
    ['a', '1'],
    ['a', '1'],
    ['a', '2'],
    ['b', '1'],
  ] as const)
    contador.contar({ hotsite: 1, oQue: uri, quem });
  await contador.descarregar();
  expect(somas).toEqual([
    { hotsite: 1, oQue: 'a', dia: '2026-11-21', visualizacoes: 3, visitantes: 2 },
    { hotsite: 1, oQue: 'b', dia: '2026-11-21', visualizacoes: 1, visitantes: 1 },
  ]);
  contador.contar({ hotsite: 1, oQue: 'a', quem: '1' });
  await contador.descarregar();
  // 02:59 UTC is still the 21st there.
  agora = Date.parse('2026-11-22T03:01:00Z');
  contador.contar({ hotsite: 1, oQue: 'a', quem: '1' });
  await contador.descarregar();
  expect(somas.slice(2)).toEqual([
    { hotsite: 1, oQue: 'a', dia: '2026-11-21', visualizacoes: 1, visitantes: 0 },
    { hotsite: 1, oQue: 'a', dia: '2026-11-22', visualizacoes: 1, visitantes: 1 },
  ]);
});

it('keeps what could not be written for the next time', async () => {
  const somas: { visualizacoes: number }[] = [];
  let fora = true;
  const contador = new Contador(
    async (soma) => {
      if (fora) throw new Error('busy');
      somas.push(soma);
    },
    () => MEIO_DIA,
  );
  contador.contar({ hotsite: 1, oQue: 'a', quem: '1' });
  await contador.descarregar();
  contador.contar({ hotsite: 1, oQue: 'a', quem: '2' });
  fora = false;
  await contador.descarregar();
  expect(somas).toMatchObject([{ visualizacoes: 2, visitantes: 2 }]);
});

it.each([
  [null, true],
  ['curl/8.5.0', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    false,
  ],
])('takes %s for a robot: %s', (agente, robo) => {
  expect(ehRobo(agente)).toBe(robo);
});
