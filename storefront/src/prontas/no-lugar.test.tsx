import { lazy, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { comTudoNoLugar } from './no-lugar.ts';

const Ilha = lazy(async () => ({
  default: ({ nome }: { nome: string }) => (
    <form id={nome}>
      <div>{'campo '.repeat(200)}</div>
    </form>
  ),
}));

const Pagina = ({ ilhas }: { ilhas: string[] }) => (
  <main>
    <p>{'texto '.repeat(3_000)}</p>
    {ilhas.map((nome) => (
      <section key={nome}>
        <Suspense>
          <Ilha nome={nome} />
        </Suspense>
        <footer>depois de {nome}</footer>
      </section>
    ))}
  </main>
);

const desenhar = async (ilhas: string[]): Promise<string> => {
  const fluxo = await renderToReadableStream(<Pagina ilhas={ilhas} />, { nonce: 'n' });
  await fluxo.allReady;
  return new Response(fluxo).text();
};

it('puts what React holds back of a big page where it belongs', async () => {
  const html = await desenhar(['um', 'dois', 'tres']);
  // What there is to mend: all three stand hidden at the end.
  expect(html.match(/<div hidden id="S:/g)).toHaveLength(3);
  const inteira = comTudoNoLugar(html);
  expect(inteira).not.toMatch(/<div hidden id="S:|<template id="B:/);
  for (const nome of ['um', 'dois', 'tres'])
    expect(inteira).toMatch(
      new RegExp(
        `<section><!--\\$--><form id="${nome}"><div>[^<]*</div></form><!--/\\$--><footer>depois de <!-- -->${nome}<`,
      ),
    );
  expect(inteira.split('<script')[0]).toMatch(/<\/main>$/);
});

it('takes away what kept the place', () => {
  const com = (meio: string, fim: string) => `<main>${meio}</main>${fim}<script>$RC("B:0","S:0")</script>`;
  expect(
    comTudoNoLugar(
      com(
        '<!--$?--><template id="B:0"></template><p>espere</p><!--/$-->',
        '<div hidden id="S:0"><b>x</b></div>',
      ),
    ),
  ).toBe(com('<!--$--><b>x</b><!--/$-->', ''));
});

it('leaves what it does not know', () => {
  for (const outra of [
    'texto',
    '<!--$?--><template id="B:0"></template><!--$--><p>espere</p><!--/$--><!--/$--><div hidden id="S:0">x</div><script>$RC("B:0","S:0")</script>',
    '<!--$?--><template id="B:0"></template><!--/$--><div hidden id="S:0"><template id="P:1"></template></div><script>$RC("B:0","S:0")</script>',
    '<!--$?--><template id="B:0"></template><!--/$--><div hidden id="S:0">x</div>',
  ])
    expect(comTudoNoLugar(outra)).toBe(outra);
});
