import type { SimulacaoDeFrete } from '@martelo/shared/frete';
import { formatarReais } from '@martelo/shared/reais';
import { FRETE } from '../../palavras/elementos/frete.ts';
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
        <strong>{formatarReais(valor, { curto: true })}</strong> {FRETE.emAte(prazo)}
      </p>
      {valorDistancia > 0 && (
        <p className={estilo.conta}>
          {FRETE.comoSeSoma(
            formatarReais(valorTabela, { curto: true }),
            destino.cidade,
            formatarReais(valorDistancia, { curto: true }),
            km,
            cliente.cidade,
          )}
        </p>
      )}
    </div>
  );
}
