import type { Compra } from '@martelo/shared/compra';
import type { CondicionalDoLote } from '@martelo/shared/condicional';
import { formatarData, formatarDataHora } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import { ROTULOS_VENDA, type SituacaoVenda, semCobranca } from '@martelo/shared/venda';
import { fotoDaCompra } from '../lote/foto.ts';
import { fontesDaImagem } from '../site/larguras.ts';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';
import { Dinheiro } from '../site/ui/Dinheiro.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { Selo, type Tom } from '../site/ui/Selo.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';
import estilo from './Compras.module.css';

const TONS: Record<(typeof ROTULOS_VENDA)[SituacaoVenda]['tom'], Tom> = {
  azul: 'info',
  ambar: 'alerta',
  verde: 'ganhando',
  vermelho: 'superado',
};

export const SeloVenda = ({ situacao }: { situacao: SituacaoVenda }) => (
  <Selo tom={TONS[ROTULOS_VENDA[situacao].tom]} icone={ICONES[situacao]}>
    {ROTULOS_VENDA[situacao].rotulo}
  </Selo>
);

const ICONES = {
  Condicional: 'info',
  AguardandoPagamento: 'clock',
  AguardandoValidacao: 'clock',
  Fechada: 'circle-check',
  Cancelada: 'circle-x',
  ClienteDesistiu: 'circle-check',
} as const;

/** My purchases, newest first. Each row is one link. */
export function Compras({
  modo,
  compras,
  condicionais,
  filtrada,
}: {
  modo: TipoHotsite;
  compras: readonly Compra[];
  /** What is still negotiated, by the lot's uid. */
  condicionais: ReadonlyMap<string, CondicionalDoLote>;
  filtrada: boolean;
}) {
  if (compras.length === 0)
    return (
      <Vazio
        icone="shopping-bag"
        titulo={filtrada ? 'Nenhuma compra com este filtro' : 'Você ainda não tem compras'}
        acao={
          <BotaoLigacao href={filtrada ? '/cliente/compras' : `/${prefixoDoLote(modo)}?abertos=1`}>
            {filtrada ? 'Ver todas as compras' : 'Encontrar algo para comprar'}
          </BotaoLigacao>
        }
      >
        Quando você ganhar uma disputa, a compra aparece aqui com o total, o prazo e o extrato.
      </Vazio>
    );
  return (
    <ul className={estilo.lista}>
      {compras.map((compra) => (
        <li key={compra.uid} className={estilo.linha}>
          <img
            {...fontesDaImagem(fotoDaCompra(compra), 400)}
            sizes="120px"
            alt=""
            width={400}
            height={300}
            loading="lazy"
            className={estilo.foto}
          />
          <div className={estilo.texto}>
            <Ligacao href={`/cliente/compras/${compra.id}`} className={estilo.nome}>
              {compra.loteNome}
            </Ligacao>
            <p className={estilo.sub}>
              {compra.leilaoNome} · {formatarData(compra.dataVenda)}
            </p>
            <span className={estilo.selos}>
              <SeloVenda situacao={compra.situacao} />
              {compra.tipoNegociacao !== 'Disputa' && <Selo icone="zap">{compra.tipoNegociacao}</Selo>}
            </span>
          </div>
          <div className={estilo.valores}>
            {compra.situacao === 'Condicional' ? (
              <span className={estilo.sub}>
                se liberada, <Dinheiro valor={compra.totalAPagar} centavos />
              </span>
            ) : semCobranca(compra.situacao) ? (
              <span className={estilo.sub}>Nada a pagar</span>
            ) : (
              <Dinheiro valor={compra.totalAPagar} centavos className={estilo.total} />
            )}
            {compra.saldo > 0 && compra.situacao === 'AguardandoPagamento' && (
              <span className={estilo.sub}>pague até {formatarData(compra.dataPagamento)}</span>
            )}
            {condicionais.get(compra.lelUid)?.prazo && (
              <span className={estilo.sub}>
                {condicionais.get(compra.lelUid)?.etapa === 'cliente' ? 'responda' : 'resposta'} até{' '}
                {formatarDataHora(condicionais.get(compra.lelUid)?.prazo ?? '')}
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
