import type { Item } from '@martelo/shared/pagina';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { fontesDaImagem } from '../../site/larguras.ts';
import { Ligacao } from '../../site/ui/Ligacao.tsx';
import type { PropsElemento } from '../elemento.ts';
import { EstadoDados } from '../pecas/EstadoDados.tsx';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Secao } from '../pecas/Secao.tsx';
import type { DadosComitentes } from './dados.ts';
import estilo from './estilo.module.css';

interface Logo {
  chave: string;
  nome: string;
  url: string | null;
  link: string | null;
}

/** Who entrusts goods to the house. Without any, or while they cannot be told, visitors miss nothing: the section is not there. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosComitentes>) {
  const logos = [
    ...sessao.itens.map(doItem),
    ...(dados.estado === 'ok' ? dados.comitentes.map(doCadastro) : []),
  ];
  if (logos.length === 0 && dados.estado !== 'carregando')
    return <LugarVazio contexto={contexto}>{ELEMENTOS.semLogomarcas}</LugarVazio>;
  return (
    <Secao sessao={sessao}>
      {logos.length > 0 ? (
        <ul
          className={sessao.modelo === 'grade' ? estilo.grade : estilo.faixa}
          tabIndex={sessao.modelo === 'grade' ? undefined : 0}
        >
          {logos.map((logo) => (
            <li key={logo.chave}>
              {logo.link ? (
                <Ligacao href={logo.link} className={estilo.logo}>
                  <Marca logo={logo} />
                </Ligacao>
              ) : (
                <span className={estilo.logo}>
                  <Marca logo={logo} />
                </span>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <EstadoDados
          dados={dados}
          rotulo={ELEMENTOS.carregandoAsLogomarcas}
          volta=""
          esqueletos={{ quantos: 5, altura: 104 }}
        >
          {() => null}
        </EstadoDados>
      )}
    </Secao>
  );
}

const Marca = ({ logo }: { logo: Logo }) =>
  logo.url ? (
    <img
      {...fontesDaImagem(logo.url, 400)}
      sizes="200px"
      alt={logo.nome}
      width={240}
      height={80}
      loading="lazy"
    />
  ) : (
    <strong>{logo.nome}</strong>
  );

const doItem = (item: Item): Logo => ({
  chave: item.id,
  nome: item.titulo || (item.imagem?.alt ?? ''),
  url: item.imagem?.url ?? null,
  link: item.link,
});

const doCadastro = (comitente: Extract<DadosComitentes, { estado: 'ok' }>['comitentes'][number]): Logo => ({
  chave: `c${comitente.id}`,
  nome: comitente.nomeSite,
  url: comitente.logomarcaUrl,
  link: null,
});
