import type { Compra } from '@martelo/shared/compra';
import type { Pagina } from '@martelo/shared/filtro';
import { notFound } from 'next/navigation';
import { Abas, AreaCliente } from '../../../../cliente/AreaCliente.tsx';
import { AtualizarAoVivo } from '../../../../cliente/AtualizarAoVivo.tsx';
import estilo from '../../../../cliente/Compras.module.css';
import { Compras } from '../../../../cliente/Compras.tsx';
import { condicionaisDe } from '../../../../cliente/condicionais.ts';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import { Paginacao } from '../../../../listagem/Paginacao.tsx';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarCliente, motor } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';
import { Botao } from '../../../../site/ui/Botao.tsx';

export const metadata = { title: 'Compras', robots: { index: false } };

/** The spec's filter tabs. */
const ABAS = [
  { chave: '', texto: 'Todas' },
  { chave: 'agPagamentoAgValidacao', texto: 'Pagamento' },
  { chave: 'agRetirada', texto: 'Retirada' },
  { chave: 'documentacao', texto: 'Documentação' },
  { chave: 'fechadas', texto: 'Fechadas' },
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
  const aba = ABAS.find(({ chave }) => chave === busca.aba)?.chave ?? '';
  const texto = typeof busca.texto === 'string' ? busca.texto.trim().slice(0, 200) : '';
  const pagina = Math.min(100_000, Math.max(1, Number.parseInt(String(busca.pagina ?? 1), 10) || 1));
  const endereco = (mudancas: Record<string, string>) => {
    const campos = Object.entries({ aba, texto, ...mudancas }).filter(([, valor]) => valor !== '');
    return `/cliente/compras${campos.length > 0 ? `?${new URLSearchParams(campos)}` : ''}`;
  };
  const pedido = new URLSearchParams({
    pagina: String(pagina),
    ...(aba === '' ? {} : { aba }),
    ...(texto === '' ? {} : { texto }),
  });
  const resposta = await motor<Pagina<Compra>>(`/v1/cliente/compras?${pedido}`);
  const condicionais = resposta.tipo === 'ok' ? await condicionaisDe(resposta.corpo.itens) : new Map();
  return (
    <AreaCliente modo={marca.tipo} atual="compras" titulo="Compras">
      <Abas
        rotulo="Situação"
        abas={ABAS.map(({ chave, texto: rotulo }) => ({
          href: endereco({ aba: chave }),
          texto: rotulo,
          atual: chave === aba,
        }))}
      />
      <search>
        <form className={estilo.busca}>
          {aba !== '' && <input type="hidden" name="aba" value={aba} />}
          <input
            type="search"
            name="texto"
            defaultValue={texto}
            placeholder="Buscar nas compras"
            aria-label="Buscar nas compras"
          />
          <Botao type="submit" variante="secundario">
            Buscar
          </Botao>
        </form>
      </search>
      <AtualizarAoVivo />
      {resposta.tipo === 'ok' ? (
        <>
          <Compras
            modo={marca.tipo}
            compras={resposta.corpo.itens}
            condicionais={condicionais}
            filtrada={aba !== '' || texto !== ''}
          />
          <Paginacao
            pagina={resposta.corpo.pagina}
            paginas={Math.ceil(resposta.corpo.total / resposta.corpo.porPagina)}
            endereco={(numero) => endereco({ pagina: String(numero) })}
          />
        </>
      ) : (
        <Indisponivel endereco={endereco({})} />
      )}
    </AreaCliente>
  );
}
