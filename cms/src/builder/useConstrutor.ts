'use client';

import { formatarHora } from '@martelo/shared/datas';
import { uuidv7 } from '@martelo/shared/identificador';
import type { PaginaSite } from '@martelo/shared/pagina';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ANUNCIOS } from '../palavras/construtor/anuncios.ts';
import { JANELA } from '../palavras/construtor/janela.ts';
import { criarComandos } from './comandos.ts';
import type { Comandos } from './contexto.ts';
import type { Entrada } from './modelo/entrada.ts';
import { estadoInicial } from './modelo/estado.ts';
import { proximoADesfazer, proximoARefazer } from './modelo/historico.ts';
import { criarLoja } from './modelo/loja.ts';
import { useAoVivo } from './presenca/useAoVivo.ts';
import { buscarPagina, enviarPublicacao, enviarRemendos } from './salvar/api.ts';
import { type Estado, Salvador } from './salvar/salvador.ts';
import { useCaderno } from './salvar/useCaderno.ts';
import type { PaginaAberta } from './servidor/pagina.ts';

export type Construtor = ReturnType<typeof useConstrutor>;

const MENSAGEM_MS = 2_000;
const SEM_CONEXAO = JANELA.semConexao;

/** The page being edited: its state, its saving, and the commands everything else is made of. */
export function useConstrutor(aberta: PaginaAberta) {
  const [estadoSalvar, setEstadoSalvar] = useState<Estado>({ tipo: 'salvo', quando: aberta.salvaEm });
  const [publicando, setPublicando] = useState(false);
  const [anuncio, anunciar] = useState('');
  const [mensagem, setMensagem] = useState('');
  const [agendamento, mudarAgendamento] = useState(aberta.agendamento);
  const [diario, setDiario] = useState<readonly Omit<Entrada, 'remendos' | 'lote' | 'janela'>[]>(
    aberta.diario,
  );

  const [{ janela, loja, salvador }] = useState(() => {
    const janela = uuidv7();
    const loja = criarLoja(estadoInicial(aberta.pagina.sessoes, aberta));
    const salvador = new Salvador(aberta.salvaEm, {
      loja,
      enviar: (pedido) => enviarRemendos(aberta.id, janela, pedido),
      mudou: setEstadoSalvar,
      buscar: async () => {
        const agora = await buscarPagina(aberta.id);
        return (
          agora && {
            revisao: agora.revisao,
            publicada: agora.publicada,
            sessoes: agora.pagina.sessoes,
            nome: agora.diario[0]?.nome ?? '',
            quando: agora.salvaEm,
          }
        );
      },
    });
    return { janela, loja, salvador };
  });
  const estado = useSyncExternalStore(loja.assinar, loja.estado, loja.estado);
  const { despachar } = loja;
  const { sessoes } = estado.historico;
  useCaderno(aberta, loja, salvador, setMensagem);
  useCuidadoComOQueFalta(salvador);

  const ouvir = useCallback(
    (entrada: Entrada) => {
      setDiario((antes) => [entrada, ...antes]);
      if (entrada.janela === janela) return;
      salvador.receber(entrada);
      anunciar(ANUNCIOS.outraPessoa(entrada.nome, entrada.acao, entrada.onde));
    },
    [janela, salvador],
  );
  const presentes = useAoVivo({
    pagina: aberta.id,
    janela,
    selecionadas: estado.selecionadas,
    salvador,
    ouvir,
  });

  useEffect(() => {
    if (!mensagem || mensagem.startsWith(JANELA.aguarde)) return;
    const relogio = setTimeout(() => setMensagem(''), Math.max(MENSAGEM_MS, mensagem.length * 60));
    return () => clearTimeout(relogio);
  }, [mensagem]);

  const salvar = useCallback(async () => {
    const ok = await salvador.salvarJa();
    if (ok) setMensagem(JANELA.salvoComSucesso);
    return ok;
  }, [salvador]);

  const comandos = useMemo<Comandos>(
    () =>
      criarComandos({
        loja,
        hotsite: aberta.hotsite,
        anunciar,
        avisar: setMensagem,
        comAviso: async (antes, depois, fazer) => {
          setMensagem(antes);
          fazer();
          setMensagem((await salvador.salvarJa()) ? depois : '');
        },
      }),
    [loja, salvador, aberta.hotsite],
  );

  const desfazer = useCallback(() => {
    const { historico } = loja.estado();
    const feito = proximoADesfazer(historico);
    if (feito) anunciar(ANUNCIOS.desfez(feito.rotulo));
    else if (historico.passado.length > 0) setMensagem(JANELA.nadaADesfazer);
    despachar({ tipo: 'desfazer' });
  }, [loja, despachar]);
  const refazer = useCallback(() => {
    const feito = proximoARefazer(loja.estado().historico);
    if (feito) anunciar(ANUNCIOS.refez(feito.rotulo));
    despachar({ tipo: 'refazer' });
  }, [loja, despachar]);

  const publicar = useCallback(async () => {
    setPublicando(true);
    setMensagem(JANELA.aguardeEnviando);
    setMensagem(await publicarTudo());
    setPublicando(false);

    async function publicarTudo(): Promise<string> {
      if (!(await salvador.salvarJa())) {
        const { estado: parado } = salvador;
        if (parado.tipo === 'sem-conexao') return SEM_CONEXAO;
        return parado.tipo === 'recusado' ? JANELA.nadaFoiPublicado(parado.mensagem) : '';
      }
      const resposta = await enviarPublicacao(aberta.id, janela, loja.estado().base.revisao);
      salvador.tomar(resposta);
      switch (resposta.tipo) {
        case 'aceito':
          return JANELA.publicada(formatarHora(resposta.quando));
        case 'atrasado':
        case 'perdido':
          return JANELA.outraPessoaAlterou;
        case 'recusado':
          return resposta.mensagem;
        case 'sem-sessao':
          return JANELA.suaSessaoTerminou;
        default:
          return SEM_CONEXAO;
      }
    }
  }, [aberta.id, janela, loja, salvador]);

  const pagina = useMemo<PaginaSite>(
    () => ({ ...aberta.pagina, sessoes: sessoes as PaginaSite['sessoes'] }),
    [aberta.pagina, sessoes],
  );

  return {
    paginaId: aberta.id,
    /** The brand's name. */
    marca: aberta.hotsite.nome,
    estado,
    despachar,
    comandos,
    pagina,
    estadoSalvar,
    /** What is on screen is what visitors see. */
    publicada: estado.base.publicada && estadoSalvar.tipo === 'salvo',
    publicando,
    /** Everybody else on the page. */
    presentes,
    /** The scheduled publication, or its end. */
    agendamento,
    mudarAgendamento,
    /** Who did what, newest first. */
    diario,
    anuncio,
    anunciar,
    mensagem,
    salvar,
    publicar,
    desfazer,
    refazer,
  };
}

/** Leaving with something unsaved is asked about, and saved in the meantime; a network that is back is used at once. */
function useCuidadoComOQueFalta(salvador: Salvador): void {
  useEffect(() => {
    const aoSair = (evento: BeforeUnloadEvent) => {
      if (!salvador.sujo) return;
      void salvador.salvarJa();
      evento.preventDefault();
    };
    const aoVoltar = () => salvador.tentarJa();
    window.addEventListener('beforeunload', aoSair);
    window.addEventListener('online', aoVoltar);
    salvador.ligar();
    return () => {
      window.removeEventListener('beforeunload', aoSair);
      window.removeEventListener('online', aoVoltar);
      salvador.parar();
    };
  }, [salvador]);
}
