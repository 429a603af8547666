import { prefixoDoLote } from '@martelo/shared/lote-url';
import type { Imagem } from '@martelo/shared/pagina';
import { contagemDeLotes } from '@martelo/shared/pagina/listagem/rotulos';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { Esqueleto } from '../../site/ui/Esqueleto.tsx';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import type { DadosFacetas } from '../dados/facetas.ts';
import type { ContextoElemento, PropsElemento } from '../elemento.ts';
import { Foto } from '../pecas/Foto.tsx';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Secao } from '../pecas/Secao.tsx';
import estilo from './estilo.module.css';
import { monograma } from './monograma.ts';

/** Shown where the editor names none. */
const SEM_ESCOLHA = 12;

interface Marca {
  chave: string;
  nome: string;
  logo: Imagem | null;
  link: string;
  /** On sale now; null while nobody can say. */
  total: number | null;
}

/** Shortcuts to the search by make. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosFacetas>) {
  const marcas = marcasDe(sessao, dados, contexto);
  if (marcas.length === 0 && dados.estado === 'carregando')
    return (
      <Secao sessao={sessao}>
        <div role="status" aria-label={ELEMENTOS.carregandoMarcas}>
          <Esqueleto altura={120} raio="var(--raio)" />
        </div>
      </Secao>
    );
  if (marcas.length === 0) return <LugarVazio contexto={contexto}>{ELEMENTOS.nenhumaMarcaAVenda}</LugarVazio>;
  const chips = sessao.modelo === 'chips';
  return (
    <Secao sessao={sessao}>
      <ul className={chips ? estilo.chips : estilo.logos}>
        {marcas.map((marca) => (
          <li key={marca.chave}>
            <Ligacao href={marca.link} className={chips ? estilo.chip : estilo.marca}>
              {!chips && (
                <span className={estilo.logo}>
                  {marca.logo ? (
                    <Foto imagem={marca.logo} tamanhos="120px" alt="" />
                  ) : (
                    <span className={estilo.monograma} aria-hidden>
                      {monograma(marca.nome)}
                    </span>
                  )}
                </span>
              )}
              <span className={estilo.nome}>{marca.nome}</span>
              {marca.total !== null && (
                <span className={estilo.total}>
                  {chips ? (
                    <>
                      {marca.total.toLocaleString('pt-BR')}
                      <span className="so-leitor"> {ELEMENTOS.aVenda}</span>
                    </>
                  ) : (
                    contagemDeLotes(marca.total, contexto.modo)
                  )}
                </span>
              )}
            </Ligacao>
          </li>
        ))}
      </ul>
    </Secao>
  );
}

function marcasDe(
  { itens }: PropsElemento['sessao'],
  dados: DadosFacetas,
  { modo }: ContextoElemento,
): Marca[] {
  const valores = dados.estado === 'ok' ? dados.marca : [];
  const busca = (valor: string) => `/${prefixoDoLote(modo)}?marca=${encodeURIComponent(valor)}&abertos=1`;
  if (itens.length === 0)
    return valores.slice(0, SEM_ESCOLHA).map(({ valor, rotulo, total }) => ({
      ...{ chave: valor, nome: rotulo, logo: null, link: busca(valor), total },
    }));
  return itens.map(({ id, titulo, imagem, link }) => {
    const igual = valores.find(({ valor }) => valor.toLowerCase() === titulo.trim().toLowerCase());
    return {
      ...{ chave: id, nome: titulo, logo: imagem, link: link ?? busca(igual?.valor ?? titulo.trim()) },
      total: dados.estado === 'ok' ? (igual?.total ?? 0) : null,
    };
  });
}
