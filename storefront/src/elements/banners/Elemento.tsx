import type { Imagem, Item } from '@martelo/shared/pagina';
import { NOITE_MAIS_CLARA } from '@martelo/shared/pagina/tema/palco';
import { coresLegiveis, legivel } from '@martelo/shared/pagina/tema/tema';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import type { PropsElemento } from '../elemento.ts';
import { Carrossel } from '../pecas/Carrossel.tsx';
import { Foto } from '../pecas/Foto.tsx';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Secao } from '../pecas/Secao.tsx';
import type { DadosBanners } from './dados.ts';
import estilo from './estilo.module.css';

/** Scheduled art: the section's own, then what the cms has on the air in this place. Nothing due means nothing shown. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosBanners | undefined>) {
  const itens = [...sessao.itens, ...(dados ?? [])];
  if (itens.length === 0) return <LugarVazio contexto={contexto}>{ELEMENTOS.nenhumBannerNoAr}</LugarVazio>;
  const grade = sessao.modelo === 'grade' || itens.length < 2;
  // Without a container the art reaches the window's edges, and its slides their neighbours.
  const sangrado = sessao.container || (grade && itens.length > 1) ? '' : estilo.sangrado;
  return (
    <Secao sessao={sessao} larga={!grade || itens.length === 1}>
      {grade ? (
        <ul className={`${estilo.grade} ${sangrado}`}>
          {itens.map((item) => (
            <li key={item.id}>
              <Banner item={item} tamanhos={itens.length > 1 ? '(min-width: 765px) 50vw, 100vw' : '100vw'} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={sangrado}>
          <Carrossel rotulo={sessao.titulo || ELEMENTOS.destaques} variante="cheio" intervalo={7_000}>
            {itens.map((item) => (
              <Banner key={item.id} item={item} tamanhos="100vw" />
            ))}
          </Carrossel>
        </div>
      )}
    </Secao>
  );
}

function Banner({ item, tamanhos }: { item: Item; tamanhos: string }) {
  const conteudo = item.imagem ? (
    <Arte item={item} imagem={item.imagem} tamanhos={tamanhos} />
  ) : (
    <span
      className={`${estilo.escrito} ${item.corTexto ? estilo.noturno : ''}`}
      style={coresLegiveis(item.corTexto, item.corFundo, NOITE_MAIS_CLARA)}
    >
      <svg viewBox="0 0 400 200" preserveAspectRatio="xMaxYMid slice" aria-hidden focusable="false">
        {[30, 65, 105, 150, 200].map((raio) => (
          <circle key={raio} cx="370" cy="120" r={raio} />
        ))}
      </svg>
      <strong>{item.titulo}</strong>
      {item.link && (
        <span className={estilo.ir}>
          {ELEMENTOS.ver}
          <Icone nome="arrow-right" tamanho={18} />
        </span>
      )}
    </span>
  );
  const classe = `${estilo.banner} ${item.imagemMobile ? estilo.comCelular : ''}`;
  return item.link ? (
    <Ligacao href={item.link} className={classe}>
      {conteudo}
    </Ligacao>
  ) : (
    <div className={classe}>{conteudo}</div>
  );
}

/** Art usually carries its own words; an editor who chooses a text colour asks for the title to be written over it. */
function Arte({ item, imagem, tamanhos }: { item: Item; imagem: Imagem; tamanhos: string }) {
  const escrita = item.corTexto !== null && item.titulo !== '';
  const foto = (
    <Foto
      imagem={imagem}
      mobile={item.imagemMobile}
      tamanhos={tamanhos}
      alt={escrita ? '' : item.titulo || imagem.alt}
    />
  );
  if (!escrita) return foto;
  return (
    <span
      className={estilo.sobreFoto}
      style={{ color: legivel(item.corTexto ?? '#ffffff', NOITE_MAIS_CLARA) }}
    >
      {foto}
      <strong>{item.titulo}</strong>
    </span>
  );
}
