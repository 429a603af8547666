import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { LeiloeiroPublico } from '@martelo/shared/leiloeiro-oficial';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import type { Item, NoTexto } from '@martelo/shared/pagina';
import { paragrafos } from '@martelo/shared/pagina/elementos/semente';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { fontesDaImagem } from '../../site/larguras.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import type { PropsElemento } from '../elemento.ts';
import { EstadoDados } from '../pecas/EstadoDados.tsx';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { TextoRico } from '../pecas/TextoRico.tsx';
import type { DadosLeiloeiros } from './dados.ts';
import estilo from './estilo.module.css';

interface Pessoa {
  chave: string;
  nome: string;
  inscricao: string | null;
  texto: NoTexto[];
  foto: string | null;
  /** Null for who is written into the page and not on record. */
  qtdLeiloes: number | null;
}

/** The auctioneers: those of the page first, then those on record. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosLeiloeiros>) {
  const registrados = dados.estado === 'ok' ? dados.leiloeiros : [];
  const pessoas = juntar(sessao.itens, registrados);
  const Titulo = sessao.titulo ? 'h3' : 'h2';
  if (pessoas.length === 0 && dados.estado === 'ok')
    return <LugarVazio contexto={contexto}>{ELEMENTOS.semEquipe}</LugarVazio>;
  return (
    <Secao sessao={sessao}>
      {pessoas.length > 0 ? (
        <ul className={sessao.modelo === 'lista' ? estilo.lista : estilo.cartoes}>
          {pessoas.map((pessoa) => (
            <li key={pessoa.chave} className={estilo.pessoa}>
              <span className={estilo.retrato}>
                {pessoa.foto ? (
                  <img
                    {...fontesDaImagem(pessoa.foto, 400)}
                    sizes="160px"
                    alt=""
                    width={320}
                    height={320}
                    loading="lazy"
                  />
                ) : (
                  <span aria-hidden>{iniciais(pessoa.nome)}</span>
                )}
              </span>
              <div className={estilo.corpo}>
                <Titulo className={estilo.nome}>{pessoa.nome}</Titulo>
                {pessoa.inscricao && (
                  <p className={estilo.inscricao}>
                    <Icone nome="badge-check" tamanho={16} />
                    {pessoa.inscricao}
                  </p>
                )}
                <TextoRico nos={pessoa.texto} className={estilo.texto} />
                {pessoa.qtdLeiloes !== null && pessoa.qtdLeiloes > 0 && (
                  <p className={estilo.agenda}>{quantos(pessoa.qtdLeiloes, contexto.modo)}</p>
                )}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <EstadoDados
          dados={dados}
          rotulo={ELEMENTOS.carregandoAEquipe}
          volta={ELEMENTOS.equipeVolta}
          esqueletos={{ quantos: 3, altura: 220 }}
        >
          {() => null}
        </EstadoDados>
      )}
    </Secao>
  );
}

/** An item is the page's own word on a person: it takes the place of the record of that name. */
function juntar(itens: readonly Item[], registrados: readonly LeiloeiroPublico[]): Pessoa[] {
  const mesmoNome = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  const daPagina = itens.map((item): Pessoa => {
    const registro = registrados.find(({ nome }) => mesmoNome(nome, item.titulo));
    return {
      chave: item.id,
      nome: item.titulo,
      inscricao: item.subtitulo || (registro?.inscricao ?? null),
      texto: item.texto.length > 0 ? item.texto : textoDe(registro),
      foto: item.imagem?.url ?? registro?.fotoUrl ?? null,
      qtdLeiloes: registro?.qtdLeiloes ?? null,
    };
  });
  const doCadastro = registrados
    .filter(({ nome }) => !itens.some(({ titulo }) => mesmoNome(nome, titulo)))
    .map(
      (registro): Pessoa => ({
        chave: registro.uid ?? registro.nome,
        nome: registro.nome,
        inscricao: registro.inscricao,
        texto: textoDe(registro),
        foto: registro.fotoUrl,
        qtdLeiloes: registro.qtdLeiloes,
      }),
    );
  return [...daPagina, ...doCadastro];
}

const textoDe = (registro: LeiloeiroPublico | undefined): NoTexto[] =>
  registro?.texto ? paragrafos(...registro.texto.split('\n').filter(Boolean)) : [];

/** "Otávio Brandão" → "OB" */
function iniciais(nome: string): string {
  const partes = nome.trim().split(/\s+/);
  return [partes[0], partes.length > 1 ? partes.at(-1) : undefined]
    .map((parte) => parte?.[0]?.toUpperCase() ?? '')
    .join('');
}

function quantos(total: number, modo: TipoHotsite): string {
  const { leilao, leiloes } = PALAVRAS[modo];
  return ELEMENTOS.emAndamento(
    `${total.toLocaleString('pt-BR')} ${(total === 1 ? leilao : leiloes).toLowerCase()}`,
  );
}
