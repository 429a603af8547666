import type { SimulacaoDeFrete } from '@martelo/shared/frete';
import { formatarReais } from '@martelo/shared/reais';
import estilo from './estilo.module.css';

/** What was simulated, line by line where the distance adds something. */
export function Resultado({ simulacao }: { simulacao: SimulacaoDeFrete }) {
  const { origem, destino, cliente, valorTabela, valorDistancia, valor, prazo } = simulacao;
  const km = cliente.distanciaCidadeKM.toLocaleString('pt-BR');
  return (
    <div className={estilo.resultado}>
      <p className={estilo.trajeto}>
        {destino.item}: {origem.cidade}, {origem.estado} → {cliente.cidade}, {cliente.estado}
      </p>
      <p className={estilo.total}>
        <strong>{formatarReais(valor, { curto: true })}</strong> em até{' '}
        {prazo === 1 ? '1 dia útil' : `${prazo} dias úteis`}
      </p>
      {valorDistancia > 0 && (
        <p className={estilo.conta}>
          {formatarReais(valorTabela, { curto: true })} até {destino.cidade} e{' '}
          {formatarReais(valorDistancia, { curto: true })} pelos {km} km até {cliente.cidade}
        </p>
      )}
    </div>
  );
}
