import { CamposDoFrete } from '../elements/simulador-frete/CamposDoFrete.tsx';
import { Simulador } from '../elements/simulador-frete/Ilha.tsx';
import type { OpcoesDeFrete } from '../elements/simulador-frete/tabela.ts';
import { PAGINA_DO_FRETE } from '../palavras/pagina-do-frete.ts';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import estilo from './pagina.module.css';

/** From where the lot stands to where one is: price and days. */
export function FreteDoLote({ opcoes }: { opcoes: OpcoesDeFrete | 'sob-consulta' }) {
  if (opcoes === 'sob-consulta')
    return (
      <p className={estilo.leilao}>
        <span>{PAGINA_DO_FRETE.deLaSobConsulta}</span>
        <Ligacao href="/fale-conosco">{PAGINA_DO_FRETE.faleConosco}</Ligacao>
      </p>
    );
  return (
    <Simulador id="lote" botao={PAGINA_DO_FRETE.simularFrete}>
      <CamposDoFrete opcoes={opcoes} id="lote" />
    </Simulador>
  );
}
