import type { DaPrevia } from '@martelo/shared/pagina/previa/protocolo';
import { expect, it } from 'vitest';
import type { Comandos } from '../contexto.ts';
import { entradaDeTeste } from '../modelo/entrada-de-teste.ts';
import { type Acao, type EstadoConstrutor, estadoInicial, reduzir } from '../modelo/estado.ts';
import { sessaoDeTeste } from '../modelo/sessao-de-teste.ts';
import { obedecerPrevia } from './obedecer.ts';

function construtor() {
  let estado: EstadoConstrutor = estadoInicial([sessaoDeTeste('a', { titulo: 'Título' })], {
    revisao: 1,
    publicada: true,
  });
  const despachar = (acao: Acao) => {
    estado = reduzir(estado, acao);
  };
  const avisos: string[] = [];
  const comandos = {
    estado: () => estado,
    executar: (gesto) => {
      despachar({ tipo: 'gesto', gesto });
      return true;
    },
    divergir: (id, gesto) => despachar({ tipo: 'divergir', id, gesto }),
    fecharGesto: () => despachar({ tipo: 'fechar-gesto' }),
    avisar: (frase) => avisos.push(frase),
  } as Partial<Comandos> as Comandos;
  let dito = 'Título';
  return {
    avisos,
    /** As the canvas says it: on what it knows, which is not what others wrote since. */
    letra(valor: string) {
      const escrita = {
        sessaoId: 'a',
        itemId: null,
        campo: 'titulo',
        antes: dito,
        valor,
        fim: false,
      } as const;
      obedecerPrevia(comandos, { canal: 'martelo-previa', tipo: 'escrita', ...escrita } satisfies DaPrevia);
      dito = valor;
    },
    outra(revisao: number, remendo: Parameters<typeof entradaDeTeste>[1][number]) {
      despachar({ tipo: 'avancar', entradas: [entradaDeTeste(revisao, [remendo])], meu: null });
    },
    agora: () => estado,
  };
}

it('letters in a row are one text, and nobody is asked', () => {
  const { letra, agora } = construtor();
  for (const texto of ['T', 'Te', 'Texto']) letra(texto);
  expect(agora().historico.sessoes[0]?.titulo).toBe('Texto');
  expect(agora().conflitos).toEqual([]);
});

it('another field of the section that somebody changed meanwhile does not come between', () => {
  const { letra, outra, agora } = construtor();
  outra(2, { op: 'trocar', id: 'a', campos: { subtitulo: 'Da Ana' } });
  letra('Meu');
  expect(agora().historico.sessoes[0]).toMatchObject({ titulo: 'Meu', subtitulo: 'Da Ana' });
  expect(agora().conflitos).toEqual([]);
});

it('the same field is asked about, and theirs is not written over', () => {
  const { letra, outra, agora } = construtor();
  outra(2, { op: 'trocar', id: 'a', campos: { titulo: 'Da Ana' } });
  letra('Título m');
  letra('Título meu');
  expect(agora().historico.sessoes[0]?.titulo).toBe('Da Ana');
  expect(agora().conflitos).toMatchObject([
    { minha: { titulo: 'Título meu' }, dela: { titulo: 'Da Ana' }, nome: 'Ana' },
  ]);
});

it('a section that somebody took away is told of', () => {
  const { letra, outra, avisos } = construtor();
  outra(2, { op: 'remover', id: 'a' });
  letra('Para ninguém');
  expect(avisos).toEqual(['Outra pessoa apagou o que você estava escrevendo.']);
});
