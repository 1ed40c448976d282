/**
 * Words that point to a theme, without accents, '_' for a blank. `strong` ones belong to hardly any other
 * sermon, `weak` ones to nearly every sermon. Irregular forms stand here, because the stemmer keeps them apart.
 */
export type ThemeWords = { strong: string; medium: string; weak: string }

export const THEME_WORDS = {
  ansiedade: {
    strong:
      'ansiedade ansioso ansiosa ansiosos inquieto inquietos inquietacao preocupacao preocupado preocupar paz_de_deus perder_o_sono',
    medium: 'paz sossego aflito aflicao angustia angustiado insonia panico sereno calma',
    weak: 'sono medo descanso entregar',
  },
  medo: {
    strong: 'coragem corajoso nao_temas nao_temais pavor covarde covardia temor_dos_homens',
    medium: 'medo temer temas ousadia ousado gigante assustado',
    weak: 'forte esforca confiar',
  },
  sofrimento: {
    strong:
      'sofrimento sofrer sofrendo sofre tribulacao provacao provacoes adversidade espinho_na_carne deserto',
    medium: 'dor dores prova crise doenca doente enfermidade lagrimas tempestade vale',
    weak: 'dificil problema luta chorar hospital',
  },
  luto: {
    strong: 'luto enlutado enterro velorio funeral sepultamento saudade viuva viuvez',
    medium: 'consolo consolar consolador falecer faleceu perda tumulo',
    weak: 'morte morrer chorar',
  },
  esperanca: {
    strong: 'esperanca esperancoso desesperanca',
    medium: 'desanimo desanimado desistir recomeco futuro ancora',
    weak: 'esperar promessa amanha',
  },
  gratidao: {
    strong:
      'gratidao grato gratos ingratidao agradecer agradecimento agradecido acao_de_gracas acoes_de_gracas',
    medium: 'murmuracao murmurar reclamar reclamacao lembrar',
    weak: 'obrigado bencao louvor',
  },
  graca: {
    strong:
      'filho_prodigo prodigo filho_mais_novo filho_mais_velho irmao_mais_velho graca favor_imerecido casa_do_pai terra_distante',
    medium:
      'misericordia abraco merecer merecimento imerecido correu corre festa bezerro chiqueiro porcos',
    weak: 'filho voltar pai alegria amor',
  },
  perdao: {
    strong:
      'perdao perdoar perdoado perdoou perdoei perdoa perdoe perdoo perdoando magoa ressentimento rancor ofensa ofendeu setenta_vezes_sete reconciliacao reconciliar',
    medium: 'divida devedor culpa raiz_de_amargura amargura vinganca ferida desculpa',
    weak: 'misericordia soltar cobrar irmao',
  },
  salvacao: {
    strong:
      'salvacao salvador salvos novo_nascimento nascer_de_novo justificacao justificado justificados vida_eterna redencao propiciacao',
    medium: 'salvar salvo salva salvou pecador pecadores condenacao perdidos crer evangelho',
    weak: 'fe graca pecado cruz ceu',
  },
  cruz: {
    strong:
      'cruz crucificado crucificacao calvario cordeiro_de_deus sangue_de_jesus sangue_de_cristo',
    medium: 'cordeiro sacrificio sangue cravos coroa_de_espinhos expiacao substituto',
    weak: 'culpa pecado morreu dor',
  },
  ressurreicao: {
    strong: 'ressurreicao ressuscitou ressuscitado ressuscitar ele_vive tumulo_vazio pascoa',
    medium: 'tumulo sepulcro terceiro_dia vivo',
    weak: 'morte vida vitoria',
  },
  volta: {
    strong:
      'volta_de_jesus volta_de_cristo arrebatamento segunda_vinda ultimos_dias fim_dos_tempos eternidade',
    medium: 'vigiar vigiai vigilantes vinda trombeta noivo virgens ceu juizo',
    weak: 'preparado esperar apocalipse',
  },
  fe: {
    strong: 'incredulidade incredulo duvida duvidar pela_fe passo_de_fe homem_de_fe heroi_da_fe',
    medium: 'fe crer creio confiar confianca confia milagre impossivel acreditar',
    weak: 'promessa montanha obediencia',
  },
  obediencia: {
    strong: 'obediencia obedecer obediente desobediencia desobedecer obedeceu obedece',
    medium: 'mandamento mandamentos praticar pratica praticante ordem submissao rocha',
    weak: 'ouvir vontade lei',
  },
  santidade: {
    strong: 'santidade santificacao santificar consagracao consagrar pureza impureza',
    medium: 'santo santos puro limpo carne separado carater',
    weak: 'pecado vida mente',
  },
  tentacao: {
    strong: 'tentacao tentacoes tentador tentado cair_em_tentacao armadilha',
    medium: 'tentar diabo satanas inimigo vicio resistir fugir desejo pornografia',
    weak: 'pecado queda luta',
  },
  identidade: {
    strong:
      'identidade filhos_de_deus filho_de_deus_amado autoestima nova_criatura quem_eu_sou quem_voce_e adocao adotados',
    medium: 'valor rotulo aceitacao comparacao espelho rejeicao herdeiro',
    weak: 'filho amado nome',
  },
  arrependimento: {
    strong:
      'arrependimento arrepender arrependei arrependido arrependeu conversao meia_volta remorso',
    medium: 'confessar confissao confissao_de_pecados recomecar mudanca converter quebrantado',
    weak: 'pecado voltar erro',
  },
  oracao: {
    strong:
      'vida_de_oracao pai_nosso intercessao interceder orai_sem_cessar jejum clamor clamar suplica',
    medium: 'oracao oracoes orar orando ora pedir joelho',
    weak: 'pedido buscar resposta',
  },
  palavra: {
    strong:
      'palavra_de_deus leitura_da_biblia ler_a_biblia escrituras escritura meditar meditacao semeador',
    medium: 'semente lampada estudo doutrina ensino inspirada',
    weak: 'biblia palavra ler texto',
  },
  adoracao: {
    strong: 'adoracao adorar adorador adoradores idolo idolatria idolos',
    medium: 'louvor louvar louvai louvado cantar canticos gloria altar',
    weak: 'culto santo presenca',
  },
  espirito: {
    strong: 'espirito_santo pentecostes fruto_do_espirito dons_espirituais batismo_no_espirito',
    medium: 'espirito consolador uncao dom dons poder_do_alto cheios',
    weak: 'poder fogo vento',
  },
  discipulado: {
    strong:
      'discipulado discipulo_de_jesus seguir_jesus seguir_a_jesus negar_a_si tome_a_sua_cruz siga_me segue_me',
    medium: 'discipulo discipulos seguidor seguir mestre imitar renuncia',
    weak: 'caminho chamar andar',
  },
  descanso: {
    strong:
      'descanso descansar descansa cansado cansados cansaco sobrecarregado sobrecarregados sabado exausto exaustao',
    medium: 'fardo jugo leve parar pausa fatigado alivio',
    weak: 'paz correria trabalho',
  },
  familia: {
    strong: 'familia familias lar culto_domestico eu_e_a_minha_casa',
    medium: 'pais mae pai_de_familia parentes avo esposa marido',
    weak: 'casa filhos mesa irmao',
  },
  casamento: {
    strong:
      'casamento casal casais conjuge conjugal matrimonio divorcio alianca_de_casamento noivado',
    medium: 'marido esposa esposo mulher_e_marido namoro noivos',
    weak: 'amor lar uma_so_carne',
  },
  filhos: {
    strong:
      'criar_filhos criacao_dos_filhos educar educacao_dos_filhos disciplina_dos_filhos paternidade maternidade ensina_a_crianca',
    medium: 'filhos crianca criancas disciplina bebe adolescente netos',
    weak: 'pais mae ensinar',
  },
  amizade: {
    strong: 'amizade amizades amigo_de_verdade melhor_amigo jonatas',
    medium: 'amigo amigos companheiro companhia solidao',
    weak: 'junto lealdade',
  },
  trabalho: {
    strong: 'profissao emprego desemprego patrao carreira ambiente_de_trabalho mordomia',
    medium: 'trabalho trabalhar trabalhador chefe salario empresa excelencia',
    weak: 'servir esforco',
  },
  generosidade: {
    strong:
      'generosidade generoso dinheiro riqueza riquezas avareza ganancia oferta_da_viuva dizimo_e_oferta repartir mamom',
    medium: 'rico ricos pobre oferta ofertar semear dar_com_alegria tesouro consumo contentamento',
    weak: 'dar moeda conta',
  },
  comunhao: {
    strong: 'comunhao unidade corpo_de_cristo uns_aos_outros partir_do_pao divisao divisoes',
    medium: 'membros juntos igreja_local pequeno_grupo celula mesa isolamento',
    weak: 'irmaos igreja corpo',
  },
  servico: {
    strong:
      'servo_de_todos lavar_os_pes lava_pes servir_uns servindo servico servir_ao_proximo ser_servido',
    medium: 'servir servo servos bacia toalha voluntario ministerio talento talentos',
    weak: 'maior menor ajudar',
  },
  missao: {
    strong:
      'missao missoes missionario missionarios evangelizar evangelismo evangelizacao grande_comissao testemunhas fazei_discipulos',
    medium: 'pregar anunciar testemunho testemunhar nacoes colheita seara boas_novas',
    weak: 'evangelho ir almas vizinho',
  },
  proximo: {
    strong:
      'bom_samaritano samaritano amor_ao_proximo ame_o_seu_proximo amaras_o_teu_proximo amai_vos compaixao',
    medium: 'proximo amar amor inimigo bondade vizinho ama',
    weak: 'ajudar cuidar',
  },
  justica: {
    strong:
      'injustica injusticas oprimido oprimidos opressao praticar_a_justica orfao orfaos desigualdade',
    medium: 'justica justo direito pobres racismo violencia',
    weak: 'misericordia lei',
  },
  fidelidade: {
    strong: 'fidelidade deus_e_fiel alianca promessas_de_deus cumpre_o_que_promete imutavel',
    medium: 'fiel promessa promessas prometeu cumprir geracoes',
    weak: 'lembrar misericordias',
  },
  humildade: {
    strong: 'humildade humilde humilhar orgulho orgulhoso soberba arrogancia vaidade',
    medium: 'exaltado exaltar servo esvaziou menor ultimo_lugar',
    weak: 'servir grande',
  },
  sabedoria: {
    strong: 'sabedoria sabio sabios insensato tolo temor_do_senhor discernimento',
    medium: 'conselho conselhos decisao decidir proverbios prudente prudencia escolha',
    weak: 'caminho ouvir',
  },
  proposito: {
    strong: 'proposito vocacao chamado_de_deus eis_me_aqui plano_de_deus planos_de_deus',
    medium: 'chamado chamou sonho sonhos destino envia enviar capacita',
    weak: 'vida plano vontade',
  },
  criacao: {
    strong: 'criador natureza no_principio_criou ceus_e_a_terra imagem_e_semelhanca meio_ambiente',
    medium: 'criacao criou universo estrelas mar jardim animais',
    weak: 'terra obra',
  },
  espera: {
    strong:
      'paciencia paciente impaciencia tempo_de_deus esperar_em_deus esperar_no_senhor perseveranca perseverar',
    medium: 'espera esperando demora aguardar processo atalho',
    weak: 'tempo hora promessa',
  },
  lingua: {
    strong:
      'fofoca maledicencia poder_das_palavras murmuracao xingar calunia refrear lingua linguas',
    medium: 'boca palavras mentira elogio critica criticar',
    weak: 'falar ouvir',
  },
} as const satisfies Record<string, ThemeWords>

export type ThemeId = keyof typeof THEME_WORDS
