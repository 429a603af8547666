import { formatarReais } from '@martelo/shared/reais';
import { AvisoDoAto } from '../cliente/pagar/AvisoDoAto.tsx';
import daMesa from '../mesa/mesa.module.css';
import { ACERTO } from '../palavras/acerto.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Dinheiro } from '../site/ui/Dinheiro.tsx';
import estilo from './acerto.module.css';
import { useDestino } from './destinos/usar-destino.ts';
import type { SobraNaFila } from './fila.ts';

/** Paid sales that hold more than they are owed: put down to be given back they join the refunds below. */
export function Sobras({ sobras }: { sobras: readonly SobraNaFila[] }) {
  const { dito, comando, mandar } = useDestino(MUDOU, () => undefined);
  return (
    <>
      <p role="status" className={dito?.bom === false ? daMesa.aviso : daMesa.dito}>
        {dito?.texto}
      </p>
      <AvisoDoAto estado={comando.estado} aoRepetir={comando.repetir} />
      {sobras.length > 0 && (
        <ul className={estilo.devolucoes}>
          {sobras.map(({ venda, comprador, valor, deTerceiros }) => (
            <li key={venda.uid}>
              <article className={estilo.devolucao}>
                <div>
                  <h2>{comprador ?? ACERTO.semNome}</h2>
                  <p className={estilo.suave}>
                    {ACERTO.compra(String(venda.id))} · {venda.nome} · {ACERTO.pagoAMais}
                  </p>
                  {deTerceiros > 0 && (
                    <p className={daMesa.aviso}>{ACERTO.deTerceirosNaoAceito(formatarReais(deTerceiros))}</p>
                  )}
                </div>
                <Dinheiro valor={valor} centavos className={estilo.devolver} />
                <Botao
                  icone="undo-2"
                  disabled={comando.enviando}
                  onClick={() =>
                    mandar(
                      `vendas/${venda.id}/devolver-sobra`,
                      { revisao: venda.revisao },
                      ACERTO.postoADevolver(formatarReais(valor)),
                    )
                  }
                >
                  {ACERTO.porADevolver}
                  <span className="so-leitor">
                    {' '}
                    {ACERTO.esteDe(formatarReais(valor), comprador ?? ACERTO.semNome)}
                  </span>
                </Botao>
              </article>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const MUDOU = { SEM_SOBRA: ACERTO.outroDecidiu, REVISAO_DESATUALIZADA: ACERTO.vendaMudou };
