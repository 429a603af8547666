import type { Item, NoTexto } from '@martelo/shared/pagina';
import { paragrafos } from '@martelo/shared/pagina/elementos/semente';
import { noBrasil } from '@martelo/shared/pagina/mapa/projecao';
import { coresLegiveis } from '@martelo/shared/pagina/tema/tema';
import { ehUf } from '@martelo/shared/uf';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import { IconeConteudo } from '../../site/ui/IconeConteudo.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import type { PropsElemento } from '../elemento.ts';
import { EstadoDados } from '../pecas/EstadoDados.tsx';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Mapa } from '../pecas/Mapa.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { TextoRico } from '../pecas/TextoRico.tsx';
import type { ContatoDaMarca, DadosContato } from './dados.ts';
import estilo from './estilo.module.css';

interface Meio {
  chave: string;
  titulo: string;
  icone: string;
  texto: NoTexto[];
  link: string | null;
  /** What the link says; without it the title is the link. */
  textoLink: string | null;
  cores: Pick<Item, 'corTexto' | 'corFundo'>;
}

/** How to reach the brand: what its configuration says, then what the page adds. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosContato>) {
  if (dados.estado === 'carregando')
    return (
      <Secao sessao={sessao}>
        <EstadoDados
          dados={dados}
          rotulo={ELEMENTOS.carregandoOContato}
          volta=""
          esqueletos={{ quantos: 3, altura: 160 }}
        >
          {() => null}
        </EstadoDados>
      </Secao>
    );
  const marca = dados.estado === 'ok' ? dados : null;
  const meios = [...(marca === null ? [] : daMarca(marca)), ...sessao.itens.map(doItem)];
  if (meios.length === 0) return <LugarVazio contexto={contexto}>{ELEMENTOS.semContato}</LugarVazio>;
  const comMapa = sessao.modelo !== 'cartao' && marca !== null && noBrasil(marca.coordenadas);
  const Titulo = sessao.titulo ? 'h3' : 'h2';
  const lista = (
    <ul className={comMapa ? estilo.lista : estilo.cartoes}>
      {meios.map((meio) => (
        <li
          key={meio.chave}
          className={estilo.meio}
          style={coresLegiveis(meio.cores.corTexto, meio.cores.corFundo, '#ffffff')}
        >
          <span className={estilo.icone}>
            <IconeConteudo nome={meio.icone} reserva="message-circle" tamanho={22} />
          </span>
          <div className={estilo.corpo}>
            <Titulo>
              {meio.link && meio.textoLink === null ? (
                <Ligacao href={meio.link} className={estilo.ligacao}>
                  {meio.titulo}
                </Ligacao>
              ) : (
                meio.titulo
              )}
            </Titulo>
            <TextoRico nos={meio.texto} />
            {meio.link && meio.textoLink !== null && (
              <Ligacao href={meio.link} className={estilo.ligacao}>
                <Quebravel texto={meio.textoLink} />
              </Ligacao>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <Secao sessao={sessao}>
      {comMapa ? (
        <div className={estilo.lado}>
          {lista}
          <Mapa
            id={`mapa-${sessao.id}`}
            rotulo={ELEMENTOS.noMapa(contexto.marca.nome)}
            blocos={marca.blocos}
            pontos={[
              {
                ...marca.coordenadas,
                id: 'marca',
                titulo: contexto.marca.nome,
                linhas: [marca.endereco ?? '', marca.telefone ?? ''],
                ...ufDo(marca.endereco),
                acao: { texto: ELEMENTOS.comoChegar, link: rotaAte(marca) },
              },
            ]}
          />
        </div>
      ) : (
        lista
      )}
      {dados.estado === 'indisponivel' && (
        <p className={estilo.aviso}>
          <Icone nome="cloud-off" tamanho={18} />
          {ELEMENTOS.osDemaisContatosVoltam}
        </p>
      )}
    </Secao>
  );
}

/** An e-mail address breaks after its @, if it must. */
function Quebravel({ texto }: { texto: string }) {
  const [antes, depois] = texto.split('@');
  return depois === undefined ? (
    texto
  ) : (
    <>
      {antes}@<wbr />
      {depois}
    </>
  );
}

const SEM_CORES = { corTexto: null, corFundo: null };

function daMarca(marca: ContatoDaMarca): Meio[] {
  const { endereco, telefone, email, coordenadas } = marca;
  const meios: (Meio | null)[] = [
    endereco && {
      ...{
        chave: 'endereco',
        titulo: ELEMENTOS.endereco,
        icone: 'map-pin',
        texto: paragrafos(endereco),
        cores: SEM_CORES,
      },
      ...(noBrasil(coordenadas)
        ? { link: rotaAte(marca), textoLink: ELEMENTOS.comoChegar }
        : { link: null, textoLink: null }),
    },
    telefone && {
      ...{ chave: 'telefone', titulo: ELEMENTOS.telefone, icone: 'phone', texto: [], cores: SEM_CORES },
      ...{ link: `tel:${telefone.replace(/[^\d+]/g, '').slice(0, 15)}`, textoLink: telefone },
    },
    email && {
      ...{ chave: 'email', titulo: 'E-mail', icone: 'mail', texto: [], cores: SEM_CORES },
      ...{ link: `mailto:${email}`, textoLink: email },
    },
  ].map((meio) => meio || null);
  return meios.filter((meio) => meio !== null);
}

const doItem = (item: Item): Meio => ({
  chave: item.id,
  titulo: item.titulo,
  icone: item.icone,
  texto: item.texto,
  link: item.link,
  textoLink: null,
  cores: item,
});

/** Pressed by a person, it opens whatever they use for maps; the page itself asks nobody. */
const rotaAte = ({ coordenadas: { latitude, longitude } }: ContatoDaMarca): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;

/** The state that ends an address: "…, São Paulo, SP". */
function ufDo(endereco: string | null): { uf?: string } {
  const uf = /\b([A-Z]{2})\W*$/.exec(endereco ?? '')?.[1] ?? '';
  return ehUf(uf) ? { uf } : {};
}
