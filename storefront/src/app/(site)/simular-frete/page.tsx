import type { SimulacaoDeFrete, TabelaDeFrete } from '@martelo/shared/frete';
import type { Metadata } from 'next';
import { CamposDoFrete } from '../../../elements/simulador-frete/CamposDoFrete.tsx';
import estilo from '../../../elements/simulador-frete/estilo.module.css';
import { Resultado } from '../../../elements/simulador-frete/Resultado.tsx';
import { Simulador } from '../../../elements/simulador-frete/Simulador.tsx';
import { opcoesDe } from '../../../elements/simulador-frete/tabela.ts';
import cartao from '../../../sessao/Formulario.module.css';
import { mensagemDaRecusa } from '../../../sessao/motor.ts';
import { motor } from '../../../sessao/sessao.ts';
import { ErroTela } from '../../../site/ui/ErroTela.tsx';
import { Vazio } from '../../../site/ui/Vazio.tsx';

export const metadata: Metadata = {
  title: 'Simular frete',
  description: 'Valor e prazo da entrega, do pátio até a sua cidade.',
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
      <ErroTela titulo="O simulador volta em instantes">
        <p>Não conseguimos carregar a tabela de fretes agora. Recarregue a página daqui a pouco.</p>
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
          <h1>Simular frete</h1>
          <p className={cartao.sub}>Valor e prazo, em dias úteis, do pátio até a sua cidade.</p>
        </header>
        {opcoes.origens.length === 0 ? (
          <Vazio icone="truck" titulo="Entrega sob consulta">
            <p>Fale com o atendimento para saber o valor e o prazo até a sua cidade.</p>
          </Vazio>
        ) : (
          <Simulador id="pagina" botao="Simular frete">
            <CamposDoFrete opcoes={opcoes} id="pagina" escolhas={escolhas} />
          </Simulador>
        )}
        {simulada?.tipo === 'ok' && <Resultado simulacao={simulada.corpo} />}
        {simulada?.tipo === 'recusa' && <p className={estilo.recusa}>{mensagemDaRecusa(simulada.erro)}</p>}
      </div>
    </div>
  );
}
