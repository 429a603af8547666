import type { Compra, ResumoDasCompras } from '@martelo/shared/compra';
import { formatarData } from '@martelo/shared/datas';
import type { Pagina } from '@martelo/shared/filtro';
import { notFound } from 'next/navigation';
import { Abas, AreaCliente } from '../../../../cliente/AreaCliente.tsx';
import { AtualizarAoVivo } from '../../../../cliente/AtualizarAoVivo.tsx';
import estilo from '../../../../cliente/Compras.module.css';
import { Compras } from '../../../../cliente/Compras.tsx';
import { condicionaisDe } from '../../../../cliente/condicionais.ts';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { contagemDasAbas } from '../../../../cliente/resumo.ts';
import { Paginacao } from '../../../../listagem/Paginacao.tsx';
import { CLIENTE } from '../../../../palavras/cliente.ts';
import { TITULOS } from '../../../../palavras/titulos.ts';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarCliente, motor } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';
import { Botao } from '../../../../site/ui/Botao.tsx';

export const metadata = { title: TITULOS.compras, robots: { index: false } };

/** The spec's filter tabs. */
const ABAS = [
  { chave: '', palavra: 'todas' },
  { chave: 'agPagamentoAgValidacao', palavra: 'pagamento' },
  { chave: 'agRetirada', palavra: 'retirada' },
  { chave: 'documentacao', palavra: 'documentacao' },
  { chave: 'fechadas', palavra: 'fechadas' },
] as const;

interface Parametros {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PaginaCompras({ searchParams }: Parametros) {
  const [guarda, marca, busca] = await Promise.all([
    guardarCliente('/cliente/compras'),
    marcaAtual(),
    searchParams,
  ]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const palavras = CLIENTE[marca.tipo];
  const aba = ABAS.find(({ chave }) => chave === busca.aba)?.chave ?? '';
  const texto = typeof busca.texto === 'string' ? busca.texto.trim().slice(0, 200) : '';
  const pagina = Math.min(100_000, Math.max(1, Number.parseInt(String(busca.pagina ?? 1), 10) || 1));
  const lido = await motor<ResumoDasCompras>('/v1/cliente/resumo-compras');
  const resumo = lido.tipo === 'ok' ? lido.corpo : null;
  // An auction in which they did not buy is no filter.
  const leilao = resumo?.leiloes.find(({ uid }) => uid === busca.leilao)?.uid ?? '';
  const endereco = (mudancas: Record<string, string>) => {
    const campos = Object.entries({ aba, leilao, texto, ...mudancas }).filter(([, valor]) => valor !== '');
    return `/cliente/compras${campos.length > 0 ? `?${new URLSearchParams(campos)}` : ''}`;
  };
  const pedido = new URLSearchParams({
    pagina: String(pagina),
    ...(aba === '' ? {} : { aba }),
    ...(leilao === '' ? {} : { leilaoUid: leilao }),
    ...(texto === '' ? {} : { texto }),
  });
  const resposta = await motor<Pagina<Compra>>(`/v1/cliente/compras?${pedido}`);
  const condicionais = resposta.tipo === 'ok' ? await condicionaisDe(resposta.corpo.itens) : new Map();
  // What a text finds is not counted: a number that says something else than the list is worse than none.
  const contagem = resumo === null || texto !== '' ? null : contagemDasAbas(resumo, leilao);
  const leiloes = resumo?.leiloes ?? [];
  return (
    <AreaCliente modo={marca.tipo} atual="compras" titulo={palavras.compras}>
      <Abas
        rotulo={palavras.situacao}
        abas={ABAS.map(({ chave, palavra }) => ({
          href: endereco({ aba: chave }),
          texto: palavras[palavra],
          atual: chave === aba,
          ...(contagem === null ? {} : { total: contagem[chave] }),
        }))}
      />
      {(leiloes.length > 0 || texto !== '') && (
        <search>
          <form className={estilo.busca}>
            {aba !== '' && <input type="hidden" name="aba" value={aba} />}
            {leiloes.length > 1 && (
              <label>
                {palavras.filtrarPorLeilao}
                <select name="leilao" defaultValue={leilao} key={leilao}>
                  <option value="">{palavras.todosOsLeiloes}</option>
                  {leiloes.map(({ uid, nome, ultima }) => (
                    <option key={uid} value={uid}>{`${nome} · ${formatarData(ultima)}`}</option>
                  ))}
                </select>
              </label>
            )}
            <input
              type="search"
              name="texto"
              defaultValue={texto}
              placeholder={palavras.buscarNasCompras}
              aria-label={palavras.buscarNasCompras}
            />
            <Botao type="submit" variante="secundario">
              {palavras.buscar}
            </Botao>
          </form>
        </search>
      )}
      <AtualizarAoVivo />
      {resposta.tipo === 'ok' ? (
        <>
          <Compras
            modo={marca.tipo}
            compras={resposta.corpo.itens}
            condicionais={condicionais}
            aba={aba}
            filtrada={texto !== '' || leilao !== ''}
            agora={Date.now()}
          />
          <Paginacao
            pagina={resposta.corpo.pagina}
            paginas={Math.ceil(resposta.corpo.total / resposta.corpo.porPagina)}
            endereco={(numero) => endereco({ pagina: String(numero) })}
          />
        </>
      ) : (
        <Indisponivel modo={marca.tipo} endereco={endereco({})} />
      )}
    </AreaCliente>
  );
}
