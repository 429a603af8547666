import type { SimulacaoDeFrete, TabelaDeFrete } from '@martelo/shared/frete';
import type { Metadata } from 'next';
import { CamposDoFrete } from '../../../elements/simulador-frete/CamposDoFrete.tsx';
import estilo from '../../../elements/simulador-frete/estilo.module.css';
import { Resultado } from '../../../elements/simulador-frete/Resultado.tsx';
import { Simulador } from '../../../elements/simulador-frete/Simulador.tsx';
import { opcoesDe } from '../../../elements/simulador-frete/tabela.ts';
import { PAGINA_DO_FRETE } from '../../../palavras/pagina-do-frete.ts';
import cartao from '../../../sessao/Formulario.module.css';
import { mensagemDaRecusa } from '../../../sessao/motor.ts';
import { motor } from '../../../sessao/sessao.ts';
import { ErroTela } from '../../../site/ui/ErroTela.tsx';
import { Vazio } from '../../../site/ui/Vazio.tsx';

export const metadata: Metadata = {
  title: PAGINA_DO_FRETE.simularFrete,
  description: PAGINA_DO_FRETE.valorEPrazo,
  alternates: { canonical: '/simular-frete' },
};

interface Parametros {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const CAMPOS = ['origem', 'destino', 'item', 'cidade', 'distanciaCidadeKM'] as const;

/** The freight simulator by itself: where its form leads when scripts do not run, answered by the address alone. */
export default async function PaginaSimularFrete({ searchParams }: Parametros) {
  const busca = await searchParams;
  const escolhas = Object.fromEntries(
    CAMPOS.flatMap((campo) =>
      typeof busca[campo] === 'string' ? [[campo, busca[campo].slice(0, 120)]] : [],
    ),
  );
  const tabela = await motor<TabelaDeFrete>('/v1/fretes');
  if (tabela.tipo !== 'ok')
    return (
      <ErroTela titulo={PAGINA_DO_FRETE.volta}>
        <p>{PAGINA_DO_FRETE.naoCarregou}</p>
      </ErroTela>
    );
  const opcoes = opcoesDe(tabela.corpo);
  const simulada = escolhas.destino
    ? await motor<SimulacaoDeFrete>(`/v1/fretes/simular?${new URLSearchParams(escolhas)}`)
    : null;
  return (
    <div className={`recipiente ${cartao.pagina}`}>
      <div className={`${cartao.cartao} ${estilo.sozinho}`}>
        <header>
          <h1>{PAGINA_DO_FRETE.simularFrete}</h1>
          <p className={cartao.sub}>{PAGINA_DO_FRETE.valorEPrazoEmDias}</p>
        </header>
        {opcoes.origens.length === 0 ? (
          <Vazio icone="truck" titulo={PAGINA_DO_FRETE.entregaSobConsulta}>
            <p>{PAGINA_DO_FRETE.fale}</p>
          </Vazio>
        ) : (
          <Simulador id="pagina" botao={PAGINA_DO_FRETE.simularFrete}>
            <CamposDoFrete opcoes={opcoes} id="pagina" escolhas={escolhas} />
          </Simulador>
        )}
        {simulada?.tipo === 'ok' && <Resultado simulacao={simulada.corpo} />}
        {simulada?.tipo === 'recusa' && <p className={estilo.recusa}>{mensagemDaRecusa(simulada.erro)}</p>}
      </div>
    </div>
  );
}
