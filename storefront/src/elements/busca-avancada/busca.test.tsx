import { sessao } from '@martelo/shared/pagina';
import { definicao } from '@martelo/shared/pagina/elementos/busca-avancada/definicao';
import { lerConsulta } from '@martelo/shared/pagina/listagem/consulta';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { INSTANTE_DOS_EXEMPLOS } from '../dados/exemplos.ts';
import { exemplosDeFacetas } from '../dados/exemplos-facetas.ts';
import { Elemento } from './Elemento.tsx';

it.each(definicao.modelos.map(({ valor }) => valor))(
  'every field of model %s is one that the listing reads from its address',
  (modelo) => {
    const html = renderToStaticMarkup(
      <Elemento
        sessao={sessao.parse({ id: 's1', elemento: definicao.elemento, nome: 'Busca', modelo })}
        dados={exemplosDeFacetas.cheio}
        contexto={{
          modo: 'loja',
          marca: { nome: 'Pacto', subdominio: 'pacto' },
          autenticado: false,
          previa: false,
          sessaoComH1: null,
          agora: INSTANTE_DOS_EXEMPLOS,
        }}
      />,
    );
    expect(html).toContain('action="/anuncio"');
    const nomes = [...html.matchAll(/\bname="(\w+)"/g)].map(([, nome]) => nome!);
    const vazia = JSON.stringify(lerConsulta({}));
    const exemplos: Record<string, string> = {
      anoMin: '2020',
      anoMax: '2020',
      valorMin: '1',
      valorMax: '1',
      abertos: '1',
    };
    for (const nome of new Set(nomes))
      expect(JSON.stringify(lerConsulta({ [nome]: exemplos[nome] ?? 'Algo' })), nome).not.toBe(vazia);
    // What is left empty asks for nothing.
    expect(JSON.stringify(lerConsulta(Object.fromEntries(nomes.map((nome) => [nome, '']))))).toBe(vazia);
  },
);
