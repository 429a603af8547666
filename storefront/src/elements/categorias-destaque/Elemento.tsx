import { type Corpo, caminhoFoto } from '@martelo/shared/pagina/foto-desenhada';
import { contagemDeLotes } from '@martelo/shared/pagina/listagem/rotulos';
import { corpoDoLote } from '../../fotos/desenho/corpos.ts';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { fontesDaImagem } from '../../site/larguras.ts';
import { Esqueleto } from '../../site/ui/Esqueleto.tsx';
import { IconeConteudo } from '../../site/ui/IconeConteudo.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import type { DadosFacetas } from '../dados/facetas.ts';
import type { ContextoElemento, PropsElemento } from '../elemento.ts';
import { Foto } from '../pecas/Foto.tsx';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { type Categoria, categoriasDe } from './categoria.ts';
import estilo from './estilo.module.css';

/** What each body is drawn as where nothing was chosen: an icon of the editors' set, and a paint that suits it. */
const APARENCIA: Record<Corpo, { icone: string; cor: string }> = {
  hatch: { icone: 'car', cor: 'azul' },
  sedan: { icone: 'car', cor: 'prata' },
  suv: { icone: 'car-front', cor: 'vermelho' },
  pickup: { icone: 'truck', cor: 'prata' },
  utilitario: { icone: 'van', cor: 'branco' },
  caminhao: { icone: 'truck', cor: 'vermelho' },
  onibus: { icone: 'bus', cor: 'amarelo' },
  moto: { icone: 'motorbike', cor: 'laranja' },
  trator: { icone: 'tractor', cor: 'verde' },
  escavadeira: { icone: 'construction', cor: 'amarelo' },
  barco: { icone: 'sailboat', cor: 'branco' },
  aviao: { icone: 'plane', cor: 'branco' },
  casa: { icone: 'house', cor: 'bege' },
  predio: { icone: 'building', cor: 'cinza' },
  terreno: { icone: 'map', cor: 'verde' },
  sucata: { icone: 'recycle', cor: 'cinza' },
  equipamento: { icone: 'wrench', cor: 'azul' },
};

/** Shortcuts by type. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosFacetas>) {
  const categorias = categoriasDe(sessao.itens, dados, contexto.modo);
  if (categorias.length === 0 && dados.estado === 'carregando')
    return (
      <Secao sessao={sessao}>
        <div role="status" aria-label={ELEMENTOS.carregandoCategorias}>
          <Esqueleto altura={132} raio="var(--raio)" />
        </div>
      </Secao>
    );
  if (categorias.length === 0)
    return <LugarVazio contexto={contexto}>{ELEMENTOS.nadaAVendaAgora}</LugarVazio>;
  const Cartao = sessao.modelo === 'foto' ? ComFoto : ComIcone;
  return (
    <Secao sessao={sessao}>
      <ul className={sessao.modelo === 'foto' ? estilo.fotos : estilo.icones}>
        {categorias.map((categoria) => (
          <li key={categoria.chave}>
            <Cartao categoria={categoria} contexto={contexto} />
          </li>
        ))}
      </ul>
    </Secao>
  );
}

interface PropsCategoria {
  categoria: Categoria;
  contexto: ContextoElemento;
}

function ComIcone({ categoria, contexto }: PropsCategoria) {
  const { icone } = APARENCIA[corpoDoLote(categoria.tipo, categoria.nome)];
  return (
    <Ligacao href={categoria.link} className={estilo.icone}>
      <span className={estilo.redondo}>
        <IconeConteudo nome={categoria.icone} reserva={icone} tamanho={30} traco={1.75} />
      </span>
      <span className={estilo.nome}>{categoria.nome}</span>
      <Contagem categoria={categoria} contexto={contexto} />
    </Ligacao>
  );
}

function ComFoto({ categoria, contexto }: PropsCategoria) {
  const corpo = corpoDoLote(categoria.tipo, categoria.nome);
  const tamanhos = '(min-width: 1200px) 300px, (min-width: 765px) 33vw, 50vw';
  return (
    <Ligacao href={categoria.link} className={estilo.foto}>
      {categoria.imagem ? (
        <Foto imagem={categoria.imagem} tamanhos={tamanhos} alt="" />
      ) : (
        <img
          {...fontesDaImagem(
            caminhoFoto({ corpo, cor: APARENCIA[corpo].cor, semente: `categoria${corpo}` }, 1),
          )}
          sizes={tamanhos}
          alt=""
          width={400}
          height={300}
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={estilo.legenda}>
        <span className={estilo.nome}>{categoria.nome}</span>
        <Contagem categoria={categoria} contexto={contexto} />
      </span>
    </Ligacao>
  );
}

function Contagem({ categoria: { total }, contexto }: PropsCategoria) {
  if (total === null) return null;
  return (
    <span className={estilo.total}>
      {total === 0 ? ELEMENTOS.emBreve : contagemDeLotes(total, contexto.modo)}
    </span>
  );
}
