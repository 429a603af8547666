import { sessao as secao } from '@martelo/shared/pagina';
import { definicao } from '@martelo/shared/pagina/elementos/mapa-patios/definicao';
import type { PatioPublico } from '@martelo/shared/patio';
import { Elemento as MapaDePatios } from '../elements/mapa-patios/Elemento.tsx';
import { patioNoMapa, pontoDoPatio } from '../elements/mapa-patios/patio-no-mapa.ts';
import { Mapa } from '../elements/pecas/Mapa.tsx';
import { Sessoes } from '../elements/Sessoes.tsx';
import { LUGARES } from '../palavras/patios.ts';
import { ambiente } from '../site/ambiente.ts';
import type { Hotsite } from '../site/conteudo/cms.ts';
import { type PaginaLida, recortar } from '../site/conteudo/pagina.ts';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { Migalhas } from '../site/ui/Migalhas.tsx';
import { nomeDoEstado, type Onde } from './onde.ts';
import estilo from './patios.module.css';

type OndeEmLista = Exclude<Onde, { tipo: 'patio' }>;

/** Yards on a map and as cards. What the cms has for the page stands above; what it shows of the yards by itself is not shown again. */
export function ListaDePatios({
  onde,
  patios,
  marca,
  conteudo,
  busca,
}: {
  onde: OndeEmLista;
  patios: readonly PatioPublico[];
  marca: Hotsite;
  conteudo: PaginaLida | null;
  busca: Record<string, string | string[] | undefined>;
}) {
  const sessoes = conteudo === null ? [] : recortar(conteudo, Date.now());
  const mostrados = new Set(
    sessoes.filter(({ elemento }) => elemento === 'mapa-patios').map(({ modelo }) => modelo),
  );
  const titulo = conteudo?.tituloPagina || conteudo?.titulo || tituloDe(onde, patios);
  const contexto = {
    modo: marca.tipo,
    marca: { nome: marca.nome, subdominio: marca.subdominio },
    ...{ autenticado: false, previa: false, sessaoComH1: null, agora: Date.now() },
    busca: {},
  };
  const dados = {
    estado: 'ok' as const,
    patios: patios.map(patioNoMapa),
    blocos: ambiente().mapaBlocos,
  };
  return (
    <div className={estilo.pagina}>
      <div className="recipiente">
        <Migalhas itens={trilhaDe(onde, patios)} />
      </div>
      {sessoes.length > 0 ? (
        <Sessoes sessoes={sessoes} titulo={titulo} marca={marca} busca={cadaUmaVez(busca)} />
      ) : (
        <div className={`recipiente ${estilo.topo}`}>
          <h1>{titulo}</h1>
        </div>
      )}
      {onde.tipo === 'todos' && !mostrados.has('mapa') && (
        <div className={estilo.sessoes}>
          <MapaDePatios sessao={secaoNossa('mapa')} dados={dados} contexto={contexto} />
        </div>
      )}
      {!mostrados.has('lista') && patios.length > 0 && (
        <div className={estilo.sessoes} id="todos">
          <MapaDePatios
            sessao={secaoNossa('lista', onde.tipo === 'todos' ? LUGARES.todos : '')}
            dados={dados}
            contexto={contexto}
          />
        </div>
      )}
      {onde.tipo !== 'todos' && (
        <div className={`recipiente ${estilo.mapa}`}>
          <Mapa
            id="mapa"
            rotulo={titulo}
            blocos={dados.blocos}
            pontos={dados.patios.flatMap((patio) => pontoDoPatio(patio) ?? [])}
          />
        </div>
      )}
      {onde.tipo === 'todos' && <PorEstado patios={patios} />}
    </div>
  );
}

/** The way to the pages of states, for people and search engines. */
function PorEstado({ patios }: { patios: readonly PatioPublico[] }) {
  const estados = new Map<string, number>();
  for (const { estado, estadoUf } of patios) {
    const chave = `${estadoUf} ${estado}`;
    estados.set(chave, (estados.get(chave) ?? 0) + 1);
  }
  if (estados.size < 2) return null;
  return (
    <nav aria-labelledby="por-estado" className={`recipiente ${estilo.porEstado}`}>
      <h2 id="por-estado">{LUGARES.porEstado}</h2>
      <ul>
        {[...estados]
          .sort(([a], [b]) => a.localeCompare(b, 'pt-BR'))
          .map(([chave, total]) => (
            <li key={chave}>
              <Ligacao href={`/patios/${chave.slice(0, 2).toLowerCase()}`}>
                {chave.slice(3)} <span>{total}</span>
              </Ligacao>
            </li>
          ))}
      </ul>
    </nav>
  );
}

const secaoNossa = (modelo: 'mapa' | 'lista', titulo = '') =>
  secao.parse({
    id: `patios-${modelo}`,
    elemento: 'mapa-patios',
    versao: definicao.versao,
    nome: modelo === 'mapa' ? LUGARES.mapa : LUGARES.patios,
    ...{ modelo, titulo },
    margemCabecalho: 'pequena',
    margemRodape: 'pequena',
  });

const cidadeDe = (patios: readonly PatioPublico[]): string => patios[0]?.cidade ?? '';

function tituloDe(onde: OndeEmLista, patios: readonly PatioPublico[]): string {
  switch (onde.tipo) {
    case 'todos':
      return LUGARES.patios;
    case 'estado':
      return LUGARES.em(nomeDoEstado(onde.uf));
    case 'cidade':
      return LUGARES.em(`${cidadeDe(patios)}, ${onde.uf}`);
  }
}

function trilhaDe(onde: OndeEmLista, patios: readonly PatioPublico[]) {
  const inicio = [
    { rotulo: LUGARES.inicio, href: '/' },
    { rotulo: LUGARES.patios, href: '/patios' },
  ];
  if (onde.tipo === 'todos') return inicio;
  const estado = { rotulo: nomeDoEstado(onde.uf), href: `/patios/${onde.uf.toLowerCase()}` };
  return onde.tipo === 'estado' ? [...inicio, estado] : [...inicio, estado, { rotulo: cidadeDe(patios) }];
}

const cadaUmaVez = (busca: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(busca).flatMap(([nome, valor]) => {
      const [primeiro] = [valor].flat();
      return primeiro === undefined ? [] : [[nome, primeiro]];
    }),
  );
